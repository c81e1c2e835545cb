/// A type of the program whose values are told apart by their text.
struct Model {
    enum Form { case structure, object }

    let name: String
    var form = Form.structure
    /// Protocols that it conforms to, each its own.
    var protocols: [String] = []
    /// The superclass of an object.
    var base: String?

    /// How the input declares it.
    var declaration: String {
        let inherited = [base].compactMap { $0 } + (form == .structure ? ["Equatable"] : []) + protocols
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        if base != nil { return "final class \(name)\(list) {}" }
        if form == .structure { return "struct \(name)\(list) { let id: Int; var text: String }" }
        return """
            class \(name)\(list) {
                let id: Int
                let text: String
                required init(id: Int, text: String) { self.id = id; self.text = text }
            }
            """
    }

    /// What the driver needs of it.
    var extensions: String {
        let description =
            form == .object && base == nil
            ? "extension \(name): CustomStringConvertible { var description: String { \"\\(id) \\(text)\" } }\n" : ""
        // A subclass has the conformance of its superclass.
        guard base == nil else { return "" }
        return description + """
            extension \(name): Variable {
                static func random(_ r: inout Randomness) -> Self { Self(id: r.number(), text: r.text()) }
                func varied(_ r: inout Randomness) -> Self { Self(id: id, text: r.text()) }
            }
            """
    }
}
