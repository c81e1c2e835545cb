import SourceText

/// A way out that a note writes as code: `row(id: .value)` in "write `row(id: .value)` at `items`".
struct Advice: CustomStringConvertible {
    /// What the code is.
    enum Form: Equatable {
        /// A mark of a name with arguments, which may be empty.
        case mark(String, String)
        /// An argument: `actions: .closures`.
        case argument(String)
        /// What the value of an argument is to be.
        case value(String)
    }

    var form: Form
    /// The names of the declarations that the note asks to write it at; empty if it is the one that the error is at.
    var owners: [String] = []
    /// Whether it belongs to the mark of the list.
    var isOfList = false
    /// Whether it belongs to a class.
    var isOfClass = false
    var note: String

    /// Whether it is an argument of a mark that the note does not name.
    var isArgument: Bool {
        if case .argument = form { return true }
        return false
    }

    var description: String { "\(form) of \"\(note)\"" }

    /// What notes say that offer values, ask for a configuration, or correct a spelling, which `FixTests` does.
    private static let descriptions = [
        "on offer: ", ".listgen.yml", "did you mean `", "begin the comment with ", "write the mark, such as",
        "like those of a Swift call", "ask the `",
    ]

    /// The ways out of a note.
    static func all(in note: String) -> [Advice] {
        guard !descriptions.contains(where: note.contains) else { return [] }
        let pieces = note.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return stride(from: 1, to: pieces.count - 1, by: 2).compactMap { index in
            let (before, code, after) = (pieces[index - 1], pieces[index], pieces[index + 1])
            guard !isTakenOut(before, after), var form = form(of: code) else { return nil }
            if case .value(let text) = form, let (mark, label) = argument(before: index, in: pieces) {
                form = .mark(mark, "\(label): \(text)")
            }
            var advice = Advice(form: form, note: note)
            advice.isOfList = isOfList(after) || code.hasPrefix("list(")
            advice.isOfClass =
                before.hasSuffix("mark the class ") || after.hasPrefix(" at the class") || code.hasPrefix("cell(")
            if index + 2 < pieces.count - 1, after == " at " || after == " in the mark of " {
                advice.owners = [pieces[index + 2].lastName]
            } else if note.hasPrefix("mark `"), pieces[2].hasPrefix(" with ") {
                advice.owners = [pieces[1].lastName]
            } else if index >= 3, before == " ", pieces[index - 3].hasSuffix("mark ") {
                advice.owners = [pieces[index - 2].lastName]
            } else if index >= 3, before == ": ", pieces[index - 3].hasSuffix(" at ") {
                advice.owners = [pieces[index - 2].lastName]
            }
            return advice
        }
    }

    private static func isOfList(_ after: String) -> Bool {
        [" at the list", " in the mark of the list", " in the mark"].contains(where: after.hasPrefix)
            && !after.hasPrefix(" in the mark of the row")
    }

    /// Whether the note says to remove the code, or describes it.
    private static func isTakenOut(_ before: String, _ after: String) -> Bool {
        [" out", " away", " off", " alone"].contains(where: after.hasPrefix)
            || [
                "take ", "every ", "without ", "leave out ", "which calls ", "above ", " that shows it ",
                "passed through by ",
            ]
            .contains(where: before.hasSuffix)
    }

    /// The mark and the label of the code before, which further values of a note are for.
    private static func argument(before index: Int, in pieces: [String]) -> (mark: String, label: String)? {
        for index in stride(from: index - 2, to: 0, by: -2) {
            guard case .mark(let name, let arguments)? = form(of: pieces[index]) else { continue }
            let label = arguments.prefix { $0.isLetter }
            return arguments.dropFirst(label.count).hasPrefix(": ") ? (name, String(label)) : nil
        }
        return nil
    }

    private static let markNames = ["list", "section", "header", "footer", "rows", "row", "cell"]

    private static func form(of code: String) -> Form? {
        var text = Substring(code)
        if text.hasPrefix("// ") { text = text.dropFirst(3) }
        let isMark = text.hasPrefix("listgen:")
        if isMark { text = text.dropFirst(8) }
        let name = text.prefix { $0.isLetter }
        let rest = text.dropFirst(name.count)
        if isMark || markNames.contains(String(name)) {
            if rest.isEmpty { return isMark ? .mark(String(name), "") : nil }
            guard rest.hasPrefix("("), rest.hasSuffix(")"), rest.contains(" ") || rest.contains(".") else { return nil }
            return .mark(String(name), String(rest.dropFirst().dropLast()))
        }
        if !name.isEmpty, rest.hasPrefix(": ") { return .argument(String(text)) }
        let isValue = text.hasPrefix(".") || text.hasPrefix("[\\")
        return isValue && !text.hasPrefix(".listgen") ? .value(String(text)) : nil
    }
}
