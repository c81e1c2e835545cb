import SwiftSurface

/// The names that a generic clause declares.
enum Generics {
    /// `<T: Hashable, each U>` is T, U.
    static func list(_ clause: String?) -> [String] {
        guard let clause else { return [] }
        return clause.dropFirst().dropLast().split(separator: ",").compactMap { parameter in
            parameter.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
        }
    }

    /// Its parameters as they are written, with the requirements behind the last.
    static func constrained(_ clause: String?, where requirements: String?) -> [String] {
        guard let clause else { return [] }
        var parameters = clause.dropFirst().dropLast().split(separator: ",").map { parameter in
            String(parameter.drop { $0 == " " })
        }
        if let requirements, let last = parameters.popLast() {
            parameters.append("\(last) \(requirements.hasPrefix("where") ? "" : "where ")\(requirements)")
        }
        return parameters
    }

    static func names(_ clause: String?) -> Set<String> {
        Set(list(clause))
    }

    /// The protocols that each type parameter has to conform to; nil if a requirement is no such thing.
    static func constraints(_ clause: String?, where requirements: String?) -> [String: [TypeSyntax]]? {
        var result: [String: [TypeSyntax]] = [:]
        let parameters = (clause ?? "").dropFirst().dropLast().split(separator: ",").map { (text: $0, isOwn: true) }
        let further = (requirements ?? "").split(separator: ",").map { (text: $0, isOwn: false) }
        for (text, isOwn) in parameters + further {
            let parts = text.split(separator: ":", maxSplits: 1)
            guard let name = parts.first?.split(separator: " ").last.map(String.init),
                isOwn || parts.count == 2 && result[name] != nil
            else { return nil }
            let names = parts.dropFirst().joined().split(separator: "&")
            result[name, default: []] += names.map { TypeSyntax(parsing: String($0)) }
        }
        return result
    }

    /// A type with the values of its parameters. Its depth is bounded by that of `TypeSyntax`.
    static func replace(_ values: [String: TypeSyntax], in type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .named(let components):
            if let value = values[components[0].name] {
                if components.count == 1 { return value }
                // `Item.ID`.
                if let inner = member(components.dropFirst(), of: value) { return inner }
            }
            return .named(
                components.map { component in
                    component.with(component.genericArguments.map { replace(values, in: $0) })
                })
        case .function(let text): return FunctionSyntax(text)?.replacingTypes { replace(values, in: $0) } ?? type
        default: return type.replacingParts { replace(values, in: $0) }
        }
    }

    /// A type inside of another one; nil for one of a type that has no name.
    private static func member(_ components: ArraySlice<TypeSyntax.Component>, of type: TypeSyntax) -> TypeSyntax? {
        guard let first = components.first else { return type }
        if let inner = StandardTypes.member(first, of: type) { return member(components.dropFirst(), of: inner) }
        guard case .named(let owner) = type else { return nil }
        return .named(owner + components)
    }
}
