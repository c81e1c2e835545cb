import SourceText
import SwiftSurface

/// Protocols of the program that refine the delegate of a list view, by which layouts ask it for more: methods of them
/// are passed through as UIKit's are.
struct DelegateProtocolRule: ResolutionRule {
    let listScope: ListScope

    /// A method of such a protocol, and where that is declared.
    struct Found {
        var function: Function
        var owner: Int
        var part: Symbol.Part
    }

    /// The methods of this name, base or full, in the order of their places.
    func methods(named name: String) -> [Found] {
        protocols.flatMap { owner -> [Found] in
            let part = table.symbol(owner).parts[0]
            return part.declaration.functions.compactMap { function in
                guard function.kind == .function, [function.name, function.fullName].contains(name) else { return nil }
                return Found(function: function, owner: owner, part: part)
            }
        }
    }

    /// The method whose name is spelled almost like `name`, as a mark writes it.
    func nearest(to name: String) -> String? {
        let names = protocols.flatMap { table.symbol($0).parts[0].declaration.functions.map(\.fullName) }
        guard name.contains("(") else {
            return Spelling.nearest(to: name, among: names.map { String($0.prefix { $0 != "(" }) })
        }
        return Spelling.nearest(to: name, among: names)
    }

    private var protocols: [Int] {
        ListProtocol.delegates(of: target).flatMap { table.protocols(refining: $0) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The method as it is passed through; nil if it cannot be, which is reported.
    func passThrough(_ found: Found, of list: Int, listType: String, isClosure: Bool, at place: SourcePlace)
        -> PassThrough?
    {
        let (function, owner) = (found.function, table.symbol(found.owner))
        let type = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: found.owner)))
        guard AccessRule(self).isVisible(type, as: "on:", for: list, at: place) else { return nil }
        if let reason = whyNot(found, of: list) {
            report(
                .unpassableMethod(function.fullName, of: owner.name, because: reason, listType: listType), at: place)
            return nil
        }
        let scope = SymbolTable.Scope(file: found.part.file, type: owner.name)
        // What the app gets has to say what it may keep.
        func text(_ type: String) -> String {
            let isKept = type.split { $0.isWhitespace }.contains("@escaping")
            return (isKept ? "@escaping " : "") + table.resolve(type, in: scope).text
        }
        let parameters = function.parameters.enumerated().map { number, parameter in
            let label = parameter.label ?? "_"
            let given = parameter.name ?? parameter.label
            let name = given.map { $0 == "_" ? "value\(number + 1)" : Identifier.spelled(Identifier.unquoted($0)) }
            return (label: label, name: name ?? "value\(number + 1)", type: text(parameter.type))
        }
        let result = function.returnType.flatMap { ["Void", "()"].contains($0) ? nil : $0 }
        var answer: String?
        if let result {
            answer = Self.answer(table.resolve(result, in: scope).syntax)
            if answer == nil, !isClosure {
                report(.methodWithoutAnswer(function.fullName, result: result), at: place)
                return nil
            }
        }
        contribute(found.owner)
        let written = parameters.map { ($0.label == $0.name ? $0.name : "\($0.label) \($0.name)") + ": " + $0.type }
        let passed = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        let name = Identifier.spelled(function.name)
        return PassThrough(
            signature: "func \(name)(\(written.joined(separator: ", ")))" + (result.map { " -> \(text($0))" } ?? ""),
            call: "\(Identifier.spelledAsMember(function.name))(\(passed.joined(separator: ", ")))",
            defaultValue: answer, answersOptional: answer == "nil",
            refinement: PassThrough.Refinement(
                name: table.text(of: found.owner),
                isObjectiveC: owner.declaration.language == .objectiveC
                    || owner.declaration.attributes.contains { $0.hasPrefix("@objc") }),
            place: place)
    }

    /// Reports what the protocol of a method requires beside it and nobody says.
    func checkRequired(beside found: Found, among passed: [String], of list: ListDefinition, at place: SourcePlace) {
        for id in [found.owner] + table.protocols(of: found.owner) {
            let owner = table.symbol(id)
            let provided = owner.parts.dropFirst().filter { $0.declaration.whereClause == nil }
            let functions = Set(provided.flatMap { $0.declaration.functions.map(\.fullName) })
            let properties = Set(provided.flatMap { $0.declaration.properties.map(\.name) })
            for function in owner.parts[0].declaration.functions
            where !function.modifiers.contains("optional") && !functions.contains(function.fullName) {
                let name = function.fullName
                let known = DelegateMethods.all(of: target).first { $0.fullName == name }
                let isAnswered =
                    passed.contains(name) || known.map { list.implementing($0) != nil } ?? false
                    || DelegateMethods.answered(by: target).contains { $0.fullName == name }
                guard !isAnswered else { continue }
                report(
                    .missingRequiredMethod(found.function.fullName, required: name, of: owner.name), at: place)
            }
            for property in owner.parts[0].declaration.properties
            where !property.modifiers.contains("optional") && !properties.contains(property.name) {
                report(
                    .unpassableMethod(
                        found.function.fullName, of: table.symbol(found.owner).name,
                        because: "`\(owner.name)` requires the property `\(property.name)` as well",
                        listType: "\(list.typeName).\(list.className)"), at: place)
            }
        }
    }

    /// Why a method cannot be passed through; nil if it can.
    private func whyNot(_ found: Found, of list: Int) -> String? {
        let function = found.function
        let owner = table.symbol(found.owner)
        let conditions = owner.declaration.conditions + function.conditions
        let types = function.parameters.map(\.type) + [function.returnType].compactMap { $0 }
        if types.contains(where: { table.namesAssociatedType($0, of: found.owner) }) {
            return "it names an associated type"
        }
        if function.isStatic { return "it is static" }
        if function.genericParameters != nil { return "it is generic" }
        if function.isAsync { return "it is async" }
        if function.isThrowing { return "it throws" }
        if function.modifiers.contains("nonisolated") { return "it is nonisolated" }
        if function.parameters.contains(where: { $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") }) {
            return "it takes an `inout` or variadic parameter"
        }
        if let clause = Conditions.lacking(conditions, in: table.symbol(list).conditions) {
            return "it is only there if `\(clause)`"
        }
        let attributes = owner.declaration.attributes + function.attributes
        return facts.unavailable(attributes, in: list).map { missing in
            missing.hasPrefix("@")
                ? "it is `\(missing)`" : "it needs \(missing), and the list is shown on earlier systems"
        }
    }

    /// What is answered while there are no actions; nil for a type of which no value stands for none.
    private static func answer(_ type: TypeSyntax) -> String? {
        switch type {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .attributed(_, let inner): answer(inner)
        case .named(let components):
            switch components.last?.name ?? "" {
            case "Bool": "false"
            case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval": "0"
            case "String": "\"\""
            case "CGSize", "CGPoint", "CGRect", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset":
                ".zero"
            default: nil
            }
        default: nil
        }
    }
}
