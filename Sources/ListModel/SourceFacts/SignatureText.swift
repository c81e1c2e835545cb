import SourceText
import SwiftSurface

/// Declarations as other modules see them, each on a line.
enum SignatureText {
    /// A type or an extension, up to its brace.
    static func text(_ declaration: Declaration, in file: SourceFile) -> String {
        var words = declaration.attributes + declaration.modifiers + [declaration.kind.rawValue]
        words.append(
            (declaration.kind == .extension ? declaration.name : file.text(declaration.nameRange))
                + (declaration.genericParameters ?? ""))
        var text = words.joined(separator: " ")
        if !declaration.inherits.isEmpty { text += ": " + declaration.inherits.joined(separator: ", ") }
        return text + suffix(declaration.whereClause)
    }

    static func text(_ alias: Typealias, in file: SourceFile) -> String {
        let name = file.text(alias.nameRange) + (alias.genericParameters ?? "")
        if alias.isAssociated { return "associatedtype " + name }
        return (alias.modifiers + ["typealias", name, "=", alias.type]).joined(separator: " ")
    }

    static func text(_ function: Function, in file: SourceFile) -> String {
        var words = function.attributes + function.modifiers
        switch function.kind {
        case .function:
            let name = file.text(function.nameRange)
            let isOperator = name.first.map { !($0.isLetter || $0 == "_" || $0 == "`") } ?? false
            words += ["func", name + (isOperator ? " " : "")]
        case .initializer: words.append("init")
        case .subscript: words.append("subscript")
        }
        var text = words.joined(separator: " ") + (function.genericParameters ?? "")
        text += "(" + function.parameters.map(parameter).joined(separator: ", ") + ")"
        if function.isAsync { text += " async" }
        if function.isThrowing { text += " throws" }
        if let type = function.returnType { text += " -> " + type }
        return text + suffix(function.whereClause) + suffix(body(of: function, in: file))
    }

    /// How an initialiser ends in any case says whether views are made by it, and a method without parameters whether what
    /// it gives is a stable identity.
    private static func body(of function: Function, in file: SourceFile) -> String? {
        if function.kind == .function, function.parameters.isEmpty, function.returnType != nil {
            return StraightCode.unstableValue(in: function.range, of: file).map { "{ \($0) }" }
        }
        guard function.kind == .initializer, let body = function.bodyRange else { return nil }
        switch StraightCode.end(of: body, in: file) {
        case .endsApp: return "{ fatalError() }"
        case .givesNil: return "{ nil }"
        case nil: return nil
        }
    }

    private static func parameter(_ parameter: Parameter) -> String {
        let (label, name) = (parameter.label ?? "_", parameter.name ?? "_")
        let value = parameter.hasDefault ? " = default" : ""
        return (label == name ? "\(name): " : "\(label) \(name): ") + parameter.type + value
    }

    static func text(_ property: Property, in file: SourceFile) -> String {
        let words = property.attributes + property.modifiers + [property.isLet ? "let" : "var"]
        var text = (words + [file.text(property.nameRange)]).joined(separator: " ")
        if let type = property.type { text += ": " + type }
        if property.isComputed { return text + " { " + getter(of: property, in: file) + " }" }
        if let value = value(of: property, in: file) { text += " = " + value }
        return text
    }

    /// The accessors; or of the getter what lists are told by: the text of an identifier, and a value that is not stable.
    private static func getter(of property: Property, in file: SourceFile) -> String {
        if !property.isSettable, property.effects.isEmpty {
            if let literal = StraightCode.literal(of: property, in: file) { return "\"\(literal)\"" }
            if let value = StraightCode.unstableValue(in: property.range, of: file) { return value }
        }
        let effects = property.effects
        let words =
            (effects.contains("mutating") ? ["mutating"] : []) + ["get"] + effects.filter { $0 != "mutating" }
            + (property.isSettable ? ["set"] : [])
        return words.joined(separator: " ")
    }

    /// As much of an initial value as matters elsewhere: a text, that it is true, and its type if that is not written.
    private static func value(of property: Property, in file: SourceFile) -> String? {
        guard let value = property.initialValue else { return nil }
        if property.isStatic, let literal = StraightCode.literal(of: property, in: file) { return "\"\(literal)\"" }
        if property.isLet, value == "true" { return value }
        guard property.type == nil else {
            return property.attributes.contains { $0.hasPrefix("@IB") } ? "nil" : nil
        }
        guard let type = InitialValueType.type(of: value) else { return nil }
        return ["\(type)()", "nil as \(type)"].first { InitialValueType.type(of: $0) == type } ?? value
    }

    private static func suffix(_ part: String?) -> String { part.map { " " + $0 } ?? "" }
}
