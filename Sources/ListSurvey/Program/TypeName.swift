/// Names of types as sources write them.
enum TypeName {
    /// A type without its generic arguments, `any`, and marks of optionals: `Source` of `any Source<A>?`.
    static func plain(_ text: String) -> String {
        var text = Substring(text)
        for word in ["any ", "some ", "@unchecked ", "@preconcurrency ", "@MainActor "] where text.hasPrefix(word) {
            text = text.dropFirst(word.count)
        }
        let end = text.firstIndex { $0 == "<" || $0 == "?" || $0 == "!" || $0 == " " } ?? text.endIndex
        return String(text[..<end])
    }

    /// The names of types that a text has, as they stand in it: `A`, `B.C` of `[A: B.C]`.
    static func all(in text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            .map { $0.split(separator: ".").joined(separator: ".") }
            .filter { $0.first?.isUppercase ?? false }
    }

    /// Without the types around it.
    static func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
