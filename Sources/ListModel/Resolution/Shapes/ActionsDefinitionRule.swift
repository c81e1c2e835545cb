import SourceText
import SwiftSurface

/// What is generated for enums marked `actions`: how each of their cases looks.
struct ActionsDefinitionRule: ResolutionRule {
    let listScope: ListScope

    func definition(_ id: Int) -> ActionsDefinition {
        let symbol = table.symbol(id)
        let marks = facts.marks(of: id)
        contribute(id)
        for mark in marks.all(.actions) { applied.apply(mark.place) }
        if symbol.declaration.genericParameters != nil {
            report(.genericType(symbol.name, isList: false), at: symbol.place)
        }
        _ = AccessRule(self).isHidden(symbol, for: id, at: symbol.place)
        if let part = symbol.parts.first(where: { $0.declaration.inherits.contains("RowAction") }) {
            let place = SourcePlace(path: part.path, range: part.declaration.nameRange)
            report(.writtenActions(symbol.name), at: place)
        }
        checkLooks(of: id)
        var cases: [ActionsDefinition.Case] = []
        for part in symbol.parts {
            for (enumCase, marks) in part.marked.cases {
                cases.append(doubting(marks.isFaulty).action(enumCase, marks, part: part, of: id))
            }
        }
        return ActionsDefinition(
            typeName: symbol.spelledName, access: facts.memberAccess(of: id), availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, cases: cases, place: symbol.place)
    }

    private func action(
        _ enumCase: EnumCase, _ marks: MarkSet, part: Symbol.Part, of id: Int
    ) -> ActionsDefinition.Case {
        let symbol = table.symbol(id)
        let place = SourcePlace(path: part.path, range: enumCase.nameRange)
        let subject = "\(symbol.name).\(enumCase.name)"
        if let attribute = AttributeRule(self).restriction(enumCase.attributes, in: id, isOnMainActor: true) {
            report(.restrictedAction(enumCase.name, attribute: attribute), at: place)
        }
        let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
        var payload: [RowPayload] = []
        for (index, parameter) in enumCase.parameters.enumerated() {
            let type = table.resolve(parameter.type, in: scope)
            _ = AccessRule(self).isVisible(type, as: subject, for: id, at: place)
            contribute(type.syntax)
            var binding = Binding.name(parameter.label ?? (index == 0 ? enumCase.name : "value\(index)"))
            if payload.contains(where: { $0.binding == binding }) { binding += String(index) }
            payload.append(facts.payload(type, label: parameter.label, binding: binding, from: part.file))
        }
        let mark = marks[.action]
        if let mark { applied.apply(mark.place) }
        var parts = Self.parts.compactMap { name, label, type in
            value(name, label, type, of: mark, payload: payload, enum: id).map {
                ActionsDefinition.Part(name: label, type: type, value: $0)
            }
        }
        if applied.choice(.style, of: mark) == "destructive" {
            parts.append(ActionsDefinition.Part(name: "isDestructive", type: "Bool", value: .yes))
        } else if table.member("isDestructive", of: id) != nil {
            parts.append(ActionsDefinition.Part(name: "isDestructive", type: "Bool", value: .property))
        }
        if !parts.contains(where: { ["title", "image"].contains($0.name) }) {
            report(.actionWithoutLook(enumCase.name, of: symbol.name), at: place)
        }
        let order = ["title", "label", "image", "color", "isDestructive", "isEnabled", "isOn"]
        parts.sort { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
        return ActionsDefinition.Case(
            name: enumCase.name, payload: payload, parts: parts,
            conditions: facts.conditions(enumCase.conditions, inside: symbol.declaration.conditions), place: place)
    }

    /// The arguments that say a part, the label of the part, and its type.
    private static let parts: [(MarkArgumentName, String, String)] = [
        (.title, "title", "String?"), (.spoken, "label", "String?"), (.image, "image", "UIImage?"),
        (.color, "color", "UIColor?"), (.isEnabled, "isEnabled", "Bool"), (.isOn, "isOn", "Bool"),
    ]

    /// Reports properties that are called like a part of a look, and that the output cannot take for it.
    private func checkLooks(of id: Int) {
        for (name, label, type) in Self.parts + [(.style, "isDestructive", "Bool")] {
            guard let member = table.member(label, of: id), !member.property.isStatic else { continue }
            let place = SourcePlace(path: member.path, range: member.property.nameRange)
            let isSaid = table.symbol(id).parts.allSatisfy { part in
                part.marked.cases.allSatisfy { $0.1[.action]?.written(name) != nil }
            }
            guard !isSaid else { continue }
            if !table.isSeen(member, from: listScope.outputFile) {
                report(.unusableLook(label, type: type, of: table.symbol(id).name, because: "is private"), at: place)
                continue
            }
            let own = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
            if let fault = ReadingRule(self).fault(of: member, in: id, type: own, isOnMainActor: true) {
                report(.unusableLook(label, type: type, of: table.symbol(id).name, because: fault.reason), at: place)
                continue
            }
            guard let found = member.type else { continue }
            let inner = TypeMatch.unwrapped(found.syntax)
            let fits = type.hasSuffix("?") ? inner.description + "?" == type : found.text == type
            guard !fits, MemberPathRule(self).isKnown(inner, from: member.file) || inner.description + "?" == type
            else { continue }
            report(
                .unusableLook(label, type: type, of: table.symbol(id).name, because: "is a `\(found.text)`"), at: place)
        }
    }

    private func value(
        _ name: MarkArgumentName, _ label: String, _ type: String, of mark: Mark?, payload: [RowPayload], enum id: Int
    ) -> ActionsDefinition.Part.Value? {
        guard let value = applied.value(name, of: mark) else {
            return table.member(label, of: id) == nil ? nil : .property
        }
        if case .closure(let parameters) = value.form, parameters.count > payload.count {
            report(
                .closureTakesTooMany(
                    label, count: parameters.count, offered: payload.map(\.binding), canReadContext: false),
                at: value.place)
        }
        let isLiteral = value.string != nil && type == "String?" || value.boolean != nil && type == "Bool"
        return .argument(value.argument(isVerified: isLiteral))
    }
}
