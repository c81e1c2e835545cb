/// `file:line:col: error: message [id]`, the source line and a caret, as compilers print them and editors parse them.
public struct TextReporter: DiagnosticReporter {
    /// The widest excerpt of a source line, in characters; longer lines are cut around the caret.
    private static let window = 100

    public init() {}

    /// The lines for `diagnostics`, in their order.
    public func render(_ diagnostics: [Diagnostic], sources: @escaping (String) -> SourceFile?) -> String {
        var sources = LocatedSources(sources)
        var text = ""
        for diagnostic in diagnostics {
            let message = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
            append(message, at: diagnostic.place, to: &text, from: &sources)
            for note in diagnostic.notes {
                if note.place == nil {
                    text += "    note: \(note.message)\n"
                } else {
                    append("note: \(note.message)", at: note.place, to: &text, from: &sources)
                }
            }
        }
        return text
    }

    private func append(
        _ message: String, at place: SourcePlace?, to text: inout String, from sources: inout LocatedSources
    ) {
        guard let place else {
            text += "\(message)\n"
            return
        }
        guard let (file, lines) = sources(place.path) else {
            text += "\(place.path): \(message)\n"
            return
        }
        let location = lines.location(place.range.lower)
        text += "\(place.path):\(location.line):\(location.column): \(message)\n"
        appendExcerpt(of: file, lines.range(ofLine: location.line), marking: place.range, to: &text)
    }

    /// The line and, below, a caret at the start of `range` with `~` up to its end or the end of the line.
    private func appendExcerpt(
        of file: SourceFile, _ line: SourceRange, marking range: SourceRange, to text: inout String
    ) {
        let caret = min(max(range.lower, line.lower), line.upper)
        // A byte window first, so that a line of megabytes is never decoded; a character has at most 4 bytes.
        let lower = max(line.lower, caret - 4 * Self.window)
        let upper = min(line.upper, caret + 4 * Self.window)
        let before = visible(file, lower, caret)
        let after = visible(file, caret, upper)
        let marked = visible(file, caret, min(max(range.upper, caret), upper)).count

        let cutsBefore = before.count > Self.window / 2 && before.count + after.count > Self.window
        let head = cutsBefore ? before.suffix(Self.window / 2) : before[...]
        let room = Self.window - head.count
        let cutsAfter = after.count > room
        let tail = after.prefix(room)
        let lead = cutsBefore || lower > line.lower ? "..." : ""
        // In a string of its own: a change through the scalars of the report would copy all of it.
        var excerpt = String.UnicodeScalarView(head)
        excerpt.append(contentsOf: tail)
        text += lead
        text += String(excerpt)
        text += cutsAfter || upper < line.upper && after.count >= room ? "...\n" : "\n"
        text += lead.isEmpty ? "" : "   "
        for scalar in head {
            text += scalar == "\t" ? "\t" : " "
        }
        text += "^" + String(repeating: "~", count: max(min(marked, tail.count) - 1, 0)) + "\n"
    }

    /// The scalars of a part of a line; line ends left out, other control characters as a question mark.
    private func visible(_ file: SourceFile, _ lower: Int, _ upper: Int) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        for scalar in file.text(SourceRange(lower, upper)).unicodeScalars where scalar != "\n" && scalar != "\r" {
            scalars.append(scalar != "\t" && (scalar.value < 0x20 || scalar.value == 0x7F) ? "?" : scalar)
        }
        return scalars
    }
}
