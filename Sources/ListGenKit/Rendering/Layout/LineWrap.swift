/// Lays a line that is too wide out on several: the arguments of the call that it ends with below it, else as much on a
/// line as fits.
struct LineWrap {
    /// The widest line.
    static let width = 120

    /// A place where a line may end, outside of strings.
    private struct Break {
        /// The first character of the next line.
        var index: Int
        /// How many brackets are open there.
        var depth: Int
        /// The bracket before it, and where that is closed.
        var bracket: (opening: Character, closing: Int?)?
    }

    private let text: [Character]
    private var breaks: [Break] = []

    /// `line` as lines, alone where it fits or where no place to break it is found.
    static func lines(_ line: Substring) -> [String] {
        guard line.utf8.count > width, line.count > width else { return [String(line)] }
        let text = line.drop { $0 == " " }
        guard !text.hasPrefix("//"), !text.hasPrefix("#"), !text.contains("\"\"\""), !text.contains("#\"") else {
            return [String(line)]
        }
        let indentation = line.count - text.count
        if let signature = SignatureWrap(text) { return signature.lines(indentation: indentation, width: width) }
        return lines(Array(text), indentation: indentation, isContinued: false)
    }

    private static func lines(_ text: [Character], indentation: Int, isContinued: Bool) -> [String] {
        let space = String(repeating: " ", count: indentation)
        let whole = space + String(text)
        guard indentation + text.count > width else { return [whole] }
        let wrap = LineWrap(text)
        func further(_ range: Range<Int>, indentation: Int, isContinued: Bool) -> [String] {
            lines(Array(trimmed(text[range])), indentation: indentation, isContinued: isContinued)
        }
        if let call = wrap.lastCall(), let (opening, closing) = call.bracket, let closing {
            let head = space + String(trimmed(text[..<call.index]))
            guard opening == "{" else {
                return [head] + further(call.index..<text.count, indentation: indentation + 4, isContinued: true)
            }
            return [head] + further(call.index..<closing, indentation: indentation + 4, isContinued: true)
                + [space + String(text[closing...])]
        }
        let outermost = wrap.breaks.map(\.depth).min()
        let ends = wrap.breaks.filter {
            $0.depth == outermost && $0.bracket?.opening != "{" && $0.index < text.count
        }.map(\.index)
        guard !ends.isEmpty else { return [whole] }
        let inner = indentation + (isContinued ? 0 : 4)
        var result: [String] = []
        var (start, end, next) = (0, 0, 0)
        while start < text.count {
            let indentation = start == 0 ? indentation : inner
            func fits(_ end: Int) -> Bool { indentation + trimmed(text[start..<end]).count <= width }
            if fits(text.count) {
                end = text.count
            } else {
                repeat {
                    end = next < ends.count ? ends[next] : text.count
                    next += 1
                } while next < ends.count && fits(ends[next])
            }
            result += further(start..<end, indentation: indentation, isContinued: isContinued || start > 0)
            start = end
        }
        return result
    }

    private static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
        let text = text.drop { $0 == " " }
        return text.prefix((text.lastIndex { $0 != " " } ?? text.startIndex - 1) + 1 - text.startIndex)
    }

    private init(_ text: [Character]) {
        self.text = text
        var open: [Int?] = []
        var isInString = false
        for (index, character) in text.enumerated() {
            if character == "\"", index == 0 || text[index - 1] != "\\" { isInString.toggle() }
            if isInString { continue }
            let isSpaced = index > 0 && text[index - 1] == " "
            switch character {
            case "(", "{", "[":
                // Nothing breaks after the bracket of a subscript or of an array.
                open.append(character == "[" ? nil : breaks.count)
                if character != "[" {
                    breaks.append(Break(index: index + 1, depth: open.count, bracket: (character, nil)))
                }
            case ")", "}", "]":
                if let position = open.popLast() ?? nil { breaks[position].bracket?.closing = index }
            case ",": breaks.append(Break(index: index + 1, depth: open.count))
            case "=" where isSpaced && follows(index, " "):
                breaks.append(Break(index: index + 1, depth: open.count))
            case "&" where isSpaced && follows(index, "&"), "|" where isSpaced && follows(index, "|"),
                "?" where isSpaced, ":" where isSpaced:
                breaks.append(Break(index: index, depth: open.count))
            default: break
            }
        }
    }

    private func follows(_ index: Int, _ character: Character) -> Bool {
        index + 1 < text.count && text[index + 1] == character
    }

    /// The break after the bracket of the call, or the closure, that the line ends with.
    private func lastCall() -> Break? {
        breaks.first { candidate in
            guard candidate.depth == 1, let closing = candidate.bracket?.closing, closing > candidate.index,
                String(text[closing...]).replacing(" else {", with: "").allSatisfy({ ")]}{, ".contains($0) })
            else { return false }
            return !breaks.contains { $0.depth == 0 && $0.index < candidate.index && text[$0.index - 1] == "," }
        }
    }
}
