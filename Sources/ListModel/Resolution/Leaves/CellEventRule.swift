import SourceText
import SwiftSurface

/// The events that the cells of a row, or the header of a section, have by themselves: members that are marked `event`.
struct CellEventRule: ResolutionRule {
    let listScope: ListScope

    func events(of selection: CellSelection, site: RowSite, in around: Surroundings) -> [CellEvent] {
        guard let id = selection.symbol else { return [] }
        let marked = table.members(of: id).flatMap { member in member.marks.all(.event).map { (member, $0) } }
        guard !around.isProvider else {
            for (_, mark) in marked { applied.pass(mark.place, because: .provider) }
            return []
        }
        if marked.isEmpty { return [] }
        guard isHeard(site, in: around) else {
            for (_, mark) in marked { applied.pass(mark.place, because: .leftToApp) }
            decide(site.subject, .event, "the app's, of \(selection.type.text)", because: "the mark says so")
            return []
        }
        var first: [String: SourcePlace] = [:]
        return marked.compactMap { member, mark in
            let event = doubting(mark.isFaulty).event(of: member, mark, selection, site: site, in: around)
            guard let event else { return nil }
            var trigger: String?
            if case .control(let name, _) = event.source { trigger = name }
            let key = event.member + " " + (trigger ?? "")
            if let first = first[key] {
                report(
                    .secondEvent(event.member, of: selection.type.text, trigger: trigger, first: first), at: mark.place)
                return nil
            }
            first[key] = mark.place
            return event
        }
    }

    /// Whether the events of its cell are those of the list: `events: false` leaves them to the app.
    func isHeard(_ site: RowSite, in around: Surroundings) -> Bool {
        site.isOfSection || RowArgumentRule(self).said(.events, of: site, in: around)?.value.boolean != false
    }

    /// The function that a type is, optional or not, with its attributes; nil for other types.
    func closure(of type: TypeSyntax) -> (FunctionSyntax, attributes: String)? {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner): return closure(of: inner)
        case .function(let text): return FunctionSyntax(text).map { ($0, "") }
        case .attributed(let attributes, let inner):
            let kept = attributes.split(separator: " ").filter { $0 != "@escaping" }.joined(separator: " ")
            return closure(of: inner).map {
                ($0.0, [kept, $0.attributes].filter { !$0.isEmpty }.joined(separator: " "))
            }
        default: return nil
        }
    }

    /// What a member is to the outside: a control of a class, or a closure.
    private enum Kind {
        case control(String, systemClass: String)
        case closure(FunctionSyntax, attributes: String)
    }

    private func event(
        of member: SymbolTable.Member, _ mark: Mark, _ selection: CellSelection, site: RowSite,
        in around: Surroundings
    ) -> CellEvent? {
        let name = member.property.name
        let place = SourcePlace(path: member.path, range: member.property.nameRange)
        applied.apply(mark.place)
        for argument in mark.arguments { applied.apply(argument.value.place) }
        if site.isOfSection {
            for argument in [MarkArgumentName.into, .remeasures] {
                guard let value = mark.written(argument) else { continue }
                let view =
                    switch selection.role {
                    case .header: "a header"
                    case .footer: "a footer"
                    default: "what is shown in the place of rows"
                    }
                report(
                    .uselessEventArgument(argument.rawValue, of: name, because: "belongs to \(view), not to a row"),
                    at: value.place)
                return nil
            }
        }
        // A generic cell names its parameters, which are nothing outside of it.
        let values = selection.symbol.map { table.genericArguments(of: selection.type.syntax, $0) } ?? [:]
        let type = member.type.map { Generics.replace(values, in: $0.syntax) }
        guard let kind = type.flatMap({ kind(of: $0, from: member.file) }) else {
            report(.noEventMember(name, of: selection.type.text), at: place)
            return nil
        }
        let file = table.symbol(around.owner).file
        guard table.isSeen(member.property, at: place, from: file) else {
            let level = Access(member.property.modifiers).level
            report(
                .hiddenEvent(name, of: selection.type.text, level: level.word), at: hidingWord(level, of: place))
            return nil
        }
        guard facts.unavailable(member.attributes, in: around.owner) == nil else {
            report(.unsettableEvent(name, of: selection.type.text, because: "is not always available"), at: place)
            return nil
        }
        let conditions = facts.conditions(
            member.property.conditions, inside: table.symbol(member.owner).declaration.conditions)
        let found: (CellEvent.Source, CellEvent.Effect)? =
            switch kind {
            case .control(let type, let systemClass):
                control(type, systemClass, name, mark, place, site: site, in: around)
            case .closure(let function, let attributes):
                if !facts.isSettable(member) {
                    unsettable(name, selection, because: "cannot be set from outside of the class", at: place)
                } else if let fault = fault(of: function, attributes) {
                    unsettable(name, selection, because: fault, at: place)
                } else {
                    closure(function, name, mark, place, site: site, in: around)
                }
            }
        guard let (source, effect) = found else { return nil }
        let event = CellEvent(member: name, source: source, effect: effect.under(conditions), conditions: conditions)
        if let requirement = event.requirement {
            decide(
                site.subject, .event, requirement.summary, because: "\(selection.type.text) has the event", at: place)
        }
        return event
    }

    private func unsettable(
        _ name: String, _ selection: CellSelection, because reason: String, at place: SourcePlace
    ) -> (CellEvent.Source, CellEvent.Effect)? {
        report(.unsettableEvent(name, of: selection.type.text, because: reason), at: place)
        return nil
    }

    private func kind(of type: TypeSyntax, from file: Int) -> Kind? {
        if let (function, attributes) = closure(of: type) { return .closure(function, attributes: attributes) }
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner): return kind(of: inner, from: file)
        case .named:
            let plain = TypeMatch.plain(type).description
            let name = table.symbolID(of: type, from: file).map { facts.systemClass(of: $0) ?? "" } ?? plain
            // A class that no input declares may be a control, which the compiler knows.
            let isUnknown = !SystemClasses.knows(name) && table.symbolID(of: type, from: file) == nil
            return InterfaceBuilderClasses.isKind(name, of: "UIControl") == true || name == "UIControl" || isUnknown
                ? .control(plain, systemClass: name) : nil
        default: return nil
        }
    }

    /// Why a closure cannot be given by generated code.
    func fault(of function: FunctionSyntax, _ attributes: String) -> String? {
        if let effect = function.effects.split(separator: " ").first { return "is `\(effect)`" }
        if attributes.contains("@Sendable"), !attributes.contains("@MainActor") {
            return "is `@Sendable` and not `@MainActor`"
        }
        if function.parameters.contains(where: { $0.description.hasPrefix("inout ") }) {
            return "has an `inout` parameter"
        }
        if function.parameters.contains(where: { $0.description.hasSuffix("...") }) {
            return "takes any number of values"
        }
        if function.parameters.contains(where: { $0.description.hasPrefix("@autoclosure") }) {
            return "has an `@autoclosure` parameter"
        }
        return nil
    }

    private func control(
        _ type: String, _ systemClass: String, _ name: String, _ mark: Mark, _ place: SourcePlace, site: RowSite,
        in around: Surroundings
    ) -> (CellEvent.Source, CellEvent.Effect)? {
        for argument in [MarkArgumentName.otherwise, .remeasures] {
            guard let value = mark.written(argument) else { continue }
            report(
                .uselessEventArgument(argument.label ?? value.text, of: name, because: "is a control"), at: value.place)
            return nil
        }
        let known = ControlClasses.control(systemClass)
        guard let event = mark.written(.trigger)?.member ?? known?.event else {
            report(.unnamedEvent(name, type: type), at: place)
            return nil
        }
        let value = known?.value.map {
            Requirement.Parameter(label: nil, name: $0.name, type: $0.type, value: .told(0))
        }
        if let into = mark.written(.into) {
            let effect = write(into, value?.type, name, because: "has no value", site: site, in: around)
            return effect.map { (.control(event: event, value: known?.value?.member), $0) }
        }
        let requirement = requirement(name, [value].compactMap { $0 }, mark, site: site, in: around)
        return (.control(event: event, value: known?.value?.member), .tells(requirement))
    }

    func closure(
        _ function: FunctionSyntax, _ name: String, _ mark: Mark, _ place: SourcePlace, site: RowSite,
        in around: Surroundings
    ) -> (CellEvent.Source, CellEvent.Effect)? {
        let source = CellEvent.Source.closure(parameters: function.parameters.count)
        let isVoid = [TypeSyntax.tuple([]), TypeSyntax(parsing: "Void")].contains(TypeMatch.plain(function.result))
        func useless(_ argument: MarkArgumentName, _ reason: String) -> Bool {
            guard let value = mark.written(argument) else { return false }
            report(.uselessEventArgument(argument.label ?? value.text, of: name, because: reason), at: value.place)
            return true
        }
        if useless(.trigger, "is a closure") { return nil }
        if isVoid ? useless(.otherwise, "answers nothing") : useless(.remeasures, "answers what it is asked") {
            return nil
        }
        if mark.written(.remeasures)?.boolean == true { return (source, .remeasures) }
        if let into = mark.written(.into) {
            let type = isVoid && function.parameters.count == 1 ? function.parameters[0].description : nil
            let reason = isVoid ? "does not tell one value" : "answers what it is asked"
            let effect = write(into, type, name, because: reason, site: site, in: around)
            return effect.map { (source, $0) }
        }
        for type in function.parameters + [function.result] {
            let told = ResolvedType(syntax: type)
            guard AccessRule(self).isVisible(told, as: name, for: around.owner, at: place) else { return nil }
        }
        let parameters = function.parameters.enumerated().map { index, type in
            Requirement.Parameter(
                label: nil, name: index == 0 ? "value" : "value\(index + 1)", type: type.description,
                value: .told(index))
        }
        var requirement = requirement(name, parameters, mark, site: site, in: around)
        if isVoid { return (source, .tells(requirement)) }
        requirement.result = function.result.description
        let isOptional = if case .optional = function.result { true } else { false }
        guard let otherwise = mark.written(.otherwise) else {
            if isOptional { return (source, .answers(requirement, otherwise: nil)) }
            let parameter = mark.written(.parameter)?.name
            report(
                .eventWithoutElse(name, type: function.result.description, parameter: parameter), at: mark.place)
            return nil
        }
        if case .nothing = otherwise.form, isOptional { return (source, .answers(requirement, otherwise: nil)) }
        let isVerified = otherwise.boolean != nil && requirement.result == "Bool"
        return (source, .answers(requirement, otherwise: otherwise.argument(isVerified: isVerified)))
    }

    private func write(
        _ value: MarkValue, _ type: String?, _ name: String, because reason: String, site: RowSite,
        in around: Surroundings
    ) -> CellEvent.Effect? {
        guard let type else {
            report(.uselessEventArgument("into", of: name, because: reason), at: value.place)
            return nil
        }
        guard let path = value.keyPath else { return nil }
        if let fault = WritingRule(self).fault(of: site, in: around) {
            report(
                .unwritableRow(
                    site.name, because: fault, isLet: fault == WritingRule.constant, declared: site.place),
                at: value.place)
            return nil
        }
        if WritingRule(self).isIdentity(path, of: site) {
            report(.writtenIdentity(value.text, of: site.name, declared: site.place), at: value.place)
            return nil
        }
        if let root = site.types.first,
            let (member, owner) = table.missingMember(path.members, in: root, from: site.file)
        {
            let names = table.members(of: owner).map(\.property.name)
            report(.unknownMember(member, in: table.text(of: owner), members: names, path: nil), at: value.place)
            return nil
        }
        if let (member, owner, fault) = WritingRule(self).fault(of: path, of: site) {
            let declared = SourcePlace(path: member.path, range: member.property.nameRange)
            report(
                .unwritableMember(
                    member.property.name, of: owner.text, because: fault,
                    isOfObject: table.symbol(member.owner).isReference, declared: declared),
                at: value.place)
            return nil
        }
        let argument = WritingRule(self).argument(value, path, of: site, type: type)
        decide(site.subject, .event, "\(name) writes \(value.text)", because: "the mark says so", at: value.place)
        return .writes(argument, into: site.payload[0].type, type: type)
    }

    private func requirement(
        _ name: String, _ values: [Requirement.Parameter], _ mark: Mark, site: RowSite, in around: Surroundings
    ) -> Requirement {
        var requirement = GrainRule(self).requirement(
            .cellEvent, name, takesEvent: false, at: mark.place, grain: .own, site: site, in: around)
        if site.isOfSection { requirement = requirement.ofSection }
        let taken = Set(requirement.parameters.map(\.name))
        requirement.parameters += values.map { value in
            var value = value
            while taken.contains(value.name) { value.name = "new" + value.name.capitalizedFirst }
            return value
        }
        return requirement
    }
}
