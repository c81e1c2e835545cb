import SwiftSurface

/// One condition of a `where` clause.
struct GenericRequirement {
    var type: TypeSyntax
    /// The protocol or class that it conforms to or inherits from, or the type that it is.
    var other: TypeSyntax
    var isSameType: Bool

    /// As it is written.
    var text: String { "\(type)\(isSameType ? " ==" : ":") \(other)" }

    /// Whether it asks for something else than what facts are known of.
    var asksForMore: Bool { !["Equatable", "Hashable", "Sendable"].contains(TypeMatch.plain(other).description) }

    /// The same with types in place of type parameters.
    func replacing(_ values: [String: TypeSyntax]) -> GenericRequirement {
        guard !values.isEmpty else { return self }
        return GenericRequirement(
            type: Generics.replace(values, in: type), other: Generics.replace(values, in: other), isSameType: isSameType
        )
    }

    /// Those of a clause as written, `where` included; a composition gives one for each of its protocols.
    static func all(of clause: String?) -> [GenericRequirement] {
        guard let clause else { return [] }
        let text = clause.hasPrefix("where") ? clause.dropFirst(5) : clause[...]
        return parts(of: text).flatMap { part -> [GenericRequirement] in
            if let equals = part.firstRange(of: "==") {
                let (left, right) = (part[..<equals.lowerBound], part[equals.upperBound...])
                return [GenericRequirement(type: syntax(left), other: syntax(right), isSameType: true)]
            }
            guard let colon = part.firstIndex(of: ":") else { return [] }
            return part[part.index(after: colon)...].split(separator: "&").map {
                GenericRequirement(type: syntax(part[..<colon]), other: syntax($0), isSameType: false)
            }
        }
    }

    /// Those of an extension: of its clause, and of the arguments that it names its type with.
    static func all(of declaration: Declaration, parameters: [String]) -> [GenericRequirement] {
        guard declaration.kind == .extension else { return [] }
        let written = all(of: declaration.whereClause)
        guard declaration.name.utf8.contains(UInt8(ascii: "<")),
            case .named(let components) = TypeSyntax(parsing: declaration.name), let last = components.last,
            last.genericArguments.count == parameters.count
        else { return written }
        return zip(parameters, last.genericArguments).map { name, argument in
            GenericRequirement(type: .named([TypeSyntax.Component(name)]), other: argument, isSameType: true)
        } + written
    }

    private static func syntax(_ text: Substring) -> TypeSyntax {
        TypeSyntax(parsing: String(text.drop { $0 == " " }))
    }

    /// The parts between the commas that are in no brackets.
    private static func parts(of text: Substring) -> [Substring] {
        var result: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case "," where depth == 0:
                result.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return result + [text[start...]]
    }
}
