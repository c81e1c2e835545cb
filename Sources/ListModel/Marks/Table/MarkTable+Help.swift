/// The help of the command, from the table alone.
extension MarkTable {
    /// Every built mark: what it stands on and what it says.
    public static func help() -> String {
        var text = ""
        for mark in marks where mark.kind != nil {
            text += "\(mark.name)\n" + wrapped("On \(Phrase.listed(mark.places.map(\.rawValue), "or")).")
            text += wrapped(mark.meaning) + "\n"
        }
        let notYet = marks.filter { $0.kind == nil }.map(\.name)
        return text + "Not yet built: \(notYet.joined(separator: ", ")).\n"
    }

    /// One mark with its arguments and an example; nil for an unknown name.
    public static func help(_ name: String) -> String? {
        guard let mark = mark(name) else { return nil }
        let places = mark.kind == nil ? mark.placesNotYet : mark.places
        var text =
            "\(mark.name)\n" + wrapped("On \(Phrase.listed(places.map(\.rawValue), "or")).") + wrapped(mark.meaning)
        guard mark.kind != nil else { return text + wrapped("Not yet built: it is refused.") }
        let built = mark.arguments.filter(\.isBuilt)
        if !built.isEmpty { text += "\nArguments\n" }
        for argument in built {
            text += "  \(argument.example)\n" + wrapped(argument.meaning, indent: 6)
        }
        let notYet = mark.arguments.filter { !$0.isBuilt }.compactMap(\.label)
        if !notYet.isEmpty { text += "\nNot yet built\n" + wrapped(notYet.joined(separator: ", ") + ".") }
        let lines = mark.example.split(separator: "\n", omittingEmptySubsequences: false)
        return text + "\nExample\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }

    private static let width = 80

    /// Lines of at most `width` columns.
    private static func wrapped(_ text: String, indent: Int = 2) -> String {
        let margin = String(repeating: " ", count: indent)
        var result = ""
        var line = margin
        for word in text.split(separator: " ") {
            if line.count > indent, line.count + 1 + word.count > width {
                result += line + "\n"
                line = margin
            }
            line += (line.count > indent ? " " : "") + word
        }
        return result + line + "\n"
    }
}
