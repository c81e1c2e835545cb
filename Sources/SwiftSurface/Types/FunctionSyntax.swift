/// The text of a function type, taken apart at its parameters and its result.
public struct FunctionSyntax {
    /// The parameters, each with its attributes and specifiers.
    public var parameters: [TypeSyntax]
    /// What stands between the parameters and the arrow: `async throws(E)`.
    public var effects: String
    public var result: TypeSyntax

    /// Nil for a text that is no such type.
    public init?(_ text: String) {
        var depth = 0
        var end: String.Index?
        var arrow: String.Index?
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            switch character {
            case "(", "[": depth += 1
            case ")", "]":
                depth -= 1
                if depth == 0, end == nil { end = text.index(after: index) }
            case ">" where depth == 0 && previous == "-" && arrow == nil && end != nil: arrow = index
            default: break
            }
            previous = character
        }
        guard text.first == "(", let end, let arrow, end < arrow else { return nil }
        let inner = text[text.index(after: text.startIndex)..<text.index(before: end)]
        if inner.allSatisfy(\.isWhitespace) {
            parameters = []
        } else {
            // With a further element, as parentheses around one fall away.
            guard case .tuple(let elements) = TypeSyntax(parsing: "((), \(inner))") else { return nil }
            parameters = elements.dropFirst().map(\.type)
        }
        effects = text[end..<text.index(before: arrow)].split(separator: " ").joined(separator: " ")
        result = TypeSyntax(parsing: String(text[text.index(after: arrow)...]))
    }

    /// The same function of other types: `transform` gives what stands for each.
    public func replacingTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
        var copy = self
        copy.parameters = parameters.map { parameter in
            // An attribute of a parameter is a part of the function.
            guard case .attributed(let attributes, let type) = parameter else { return transform(parameter) }
            return .attributed(attributes, transform(type))
        }
        copy.result = transform(result)
        return .function(copy.text)
    }

    private var text: String {
        let inner = parameters.map(\.description).joined(separator: ", ")
        return
            "(\(inner))\(effects.isEmpty ? "" : " " + effects) -> \(result == .tuple([]) ? "Void" : result.description)"
    }
}
