import SourceText

/// Checks one spelled mark against the table.
struct MarkCheck {
    let spelled: SpelledMark
    let place: MarkPlace
    private let hasValueWithoutLabel: Bool

    init(spelled: SpelledMark, place: MarkPlace) {
        self.spelled = spelled
        self.place = place
        hasValueWithoutLabel = spelled.arguments.contains { $0.label == nil }
    }

    /// The mark with the arguments that hold, or nil if it is none of the table or cannot stand there.
    func mark(_ diagnostics: inout DiagnosticBag) -> Mark? {
        guard let definition = MarkTable.mark(spelled.name) else {
            reportUnknown(&diagnostics)
            return nil
        }
        guard let kind = definition.kind, definition.places.contains(place) else {
            reportPlace(definition, &diagnostics)
            return nil
        }
        let found = diagnostics.diagnostics.count
        var mark = Mark(kind: kind, place: spelled.place)
        let others = otherMarks(than: definition)
        var isOtherTold = false
        for (index, argument) in spelled.arguments.enumerated() {
            if !others.isEmpty, let label = argument.label, definition.argument(label) == nil {
                // The others follow from the first.
                if !isOtherTold { reportUnknown(index, of: definition, others: others, &diagnostics) }
                isOtherTold = true
                continue
            }
            guard let (name, value) = checked(index, of: definition, &diagnostics) else { continue }
            if let first = mark.argument(name) {
                diagnostics.report(
                    .repeatedArgument(name.spelled, first: first.place), at: argument.place)
            } else {
                mark.arguments.append(
                    Mark.Argument(name: name, value: value, place: argument.place.joined(with: value.place)))
            }
        }
        if !spelled.isFaulty && diagnostics.diagnostics.count == found {
            reportMissing(definition, mark, &diagnostics)
            reportRules(definition, mark, &diagnostics)
        }
        mark.isFaulty = spelled.isFaulty || diagnostics.diagnostics.count > found
        return mark
    }

    private var validNames: [String] {
        MarkTable.marks(at: place).map(\.name)
    }

    private func reportUnknown(_ diagnostics: inout DiagnosticBag) {
        if spelled.name.isEmpty {
            if !spelled.isFaulty {
                diagnostics.report(.namelessMark(meant: spelled.meant), at: spelled.place)
            }
            return
        }
        // A parenthesis of another alphabet reads like a letter of the name.
        let letters = String(spelled.name.prefix { $0.isASCII })
        let near =
            (letters == spelled.name ? nil : MarkTable.mark(letters)?.name)
            ?? Spelling.nearest(to: spelled.name, among: validNames)
            ?? Spelling.nearest(to: spelled.name, among: MarkTable.marks.map(\.name))
        diagnostics.report(
            .unknownMark(spelled.name, near: near, valid: validNames), at: spelled.place)
    }

    private func reportPlace(_ definition: MarkDefinition, _ diagnostics: inout DiagnosticBag) {
        if definition.placesNotYet.contains(place) || definition.kind == nil {
            let what = "`\(definition.name)` on \(place.rawValue)"
            diagnostics.report(.notYet(what, valid: []), at: spelled.place)
        } else {
            diagnostics.report(
                .misplacedMark(
                    definition.name, on: place, places: definition.places, valid: validNames), at: spelled.place)
        }
    }

    private var isOfCollection: Bool {
        spelled.arguments.contains { $0.label == nil && $0.value?.member == "collection" }
    }

    /// The argument's name and value, where both hold.
    private func checked(
        _ index: Int, of definition: MarkDefinition, _ diagnostics: inout DiagnosticBag
    ) -> (MarkArgumentName, MarkValue)? {
        let argument = spelled.arguments[index]
        guard let allowed = definition.argument(argument.label, at: place) else {
            reportUnknown(index, of: definition, &diagnostics)
            return nil
        }
        let label = argument.label ?? argument.value?.text ?? ""
        if definition.kind == .list, ["header", "footer"].contains(label), isOfCollection {
            diagnostics.report(.headerOfCollection(label), at: argument.place)
            return nil
        }
        guard let name = allowed.name else {
            let what = "`\(label)` of `\(definition.name)`"
            diagnostics.report(.notYet(what, valid: []), at: argument.place)
            return nil
        }
        if let places = allowed.places, !places.contains(place) {
            let places = definition.places.filter(places.contains)
            diagnostics.report(
                .misplacedArgument(label, mark: definition.name, on: place, places: places),
                at: argument.place)
            return nil
        }
        guard let value = argument.value else {
            diagnostics.report(
                .missingValue(argument: label, example: allowed.example), at: argument.place)
            return nil
        }
        return holds(value, allowed, of: definition, &diagnostics) ? (name, value) : nil
    }

    private func reportUnknown(
        _ index: Int, of definition: MarkDefinition, others: [String] = [], _ diagnostics: inout DiagnosticBag
    ) {
        let argument = spelled.arguments[index]
        let valid = definition.arguments(at: place).compactMap(\.label)
        guard let label = argument.label else {
            let accepting = definition.arguments(at: place).first { allowed in
                argument.value.map { value in allowed.kinds.contains { $0.accepts(value) } } ?? false
            }
            diagnostics.report(
                .missingLabel(
                    argument.value?.text ?? "", mark: definition.name, list: list(around: index, of: definition),
                    near: accepting?.label, valid: valid),
                at: argument.place)
            return
        }
        let known = definition.arguments.compactMap(\.label)
        let near = Spelling.nearest(to: label, among: valid) ?? Spelling.nearest(to: label, among: known)
        let owners = MarkTable.marks.filter { $0.argument(label)?.isBuilt ?? false }.map(\.name)
        diagnostics.report(
            .unknownArgument(
                label, mark: definition.name, bare: bareValue(argument, of: definition),
                near: owners.isEmpty ? near : nil, valid: valid, owners: owners, standing: others),
            at: argument.place)
    }

    /// Where `definition` lacks an argument, the marks that may stand here and have them all: one was probably meant.
    private func otherMarks(than definition: MarkDefinition) -> [String] {
        let labels = Set(spelled.arguments.map(\.label))
        guard labels.contains(where: { $0 != nil && definition.argument($0) == nil }) else { return [] }
        let others = MarkTable.marks(at: place).filter { other in
            labels.allSatisfy { other.argument($0)?.isBuilt ?? false }
        }
        return others.map(\.name)
    }

    /// The value of an argument whose label is too much: `.table` of `list(target: .table)`.
    private func bareValue(_ argument: SpelledMark.Argument, of definition: MarkDefinition) -> String? {
        guard !hasValueWithoutLabel, let value = argument.value,
            let kinds = definition.argument(nil, at: place)?.kinds, kinds.contains(where: { $0.accepts(value) })
        else { return nil }
        return value.text
    }

    /// The array that was meant if up to 16 values without labels follow an argument that takes one:
    /// `content: [\.title, \.isRead]`. Each of more would repeat them all.
    private func list(around index: Int, of definition: MarkDefinition) -> String? {
        guard let start = spelled.arguments[max(0, index - 16)..<index].lastIndex(where: { $0.label != nil }),
            let label = spelled.arguments[start].label,
            let kinds = definition.argument(label)?.kinds, kinds.contains(where: \.isList)
        else { return nil }
        let rest = spelled.arguments[start...].dropFirst().prefix(17)
        let last = rest.firstIndex { $0.label != nil } ?? rest.endIndex
        guard last - start <= 17 else { return nil }
        let values = spelled.arguments[start..<last].compactMap(\.value?.text)
        return "\(label): [\(values.joined(separator: ", "))]"
    }

    private func holds(
        _ value: MarkValue, _ allowed: MarkArgumentDefinition, of definition: MarkDefinition,
        _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        if let member = value.closedForm, !allowed.choices.isEmpty {
            let built = allowed.choices.filter(\.isBuilt).map { ".\($0.name)" }
            let choice = allowed.choices.first { $0.name == member }
            if let choice, !choice.isBuilt {
                let what = "`\(value.text)` of `\(allowed.label ?? definition.name)`"
                diagnostics.report(.notYet(what, valid: built), at: value.place)
                return false
            }
            // A statement has no type that a member could be of.
            let isStatement = allowed.name == .configure
            if choice == nil && (isStatement || !allowed.kinds.contains(.expression)) && !built.isEmpty {
                diagnostics.report(
                    .unknownChoice(
                        value.text, argument: allowed.label, mark: definition.name,
                        near: Spelling.nearest(to: "." + member, among: built), valid: built), at: value.place)
                return false
            }
        }
        if let name = value.name, allowed.choices.contains(where: { $0.name == name }) {
            diagnostics.report(
                .unknownChoice(
                    name, argument: allowed.label, mark: definition.name, near: "." + name, valid: []),
                at: value.place)
            return false
        }
        if let type = allowed.metatype(in: value) {
            diagnostics.report(
                .metatype(type.text, argument: allowed.label ?? "", mark: definition.name), at: type.place
            )
            return false
        }
        if allowed.kinds == MarkTable.heightKinds, case .number = value.form, value.text.hasPrefix("-") {
            diagnostics.report(
                .invalidNumber(
                    allowed.label ?? "", value.text, takes: "a number of at least 0, or `.automatic`"), at: value.place)
            return false
        }
        if allowed.kinds.contains(where: { $0.accepts(value) }) { return !reportTwice(value, allowed, &diagnostics) }
        if reportEvents(value, allowed, of: definition, &diagnostics) { return false }
        diagnostics.report(
            .wrongValue(
                argument: allowed.label, mark: definition.name, kinds: allowed.kinds, example: allowed.example),
            at: value.place)
        return false
    }

    /// Reports an event that a mark asks for twice.
    private func reportTwice(
        _ value: MarkValue, _ allowed: MarkArgumentDefinition, _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        guard [.events, .eventsAndMethods, .cellEvents].contains(where: { allowed.kinds == [$0] }) else { return false }
        var first: [String: SourcePlace] = [:]
        var isFaulty = false
        for event in value.elements.compactMap(MarkEvent.init) {
            if let first = first[event.name] {
                diagnostics.report(.eventTwice(event.name, first: first), at: event.place)
                isFaulty = true
            } else {
                first[event.name] = event.place
            }
        }
        return isFaulty
    }

    /// Names that are spelled like events and are none, each at its place. False if something else is wrong.
    private func reportEvents(
        _ value: MarkValue, _ allowed: MarkArgumentDefinition, of definition: MarkDefinition,
        _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        let takesMethods = allowed.kinds == [.eventsAndMethods]
        let isOfCell = allowed.kinds == [.cellEvents]
        guard takesMethods || isOfCell || allowed.kinds == [.events] else { return false }
        let valid = (isOfCell ? Event.ofCells : takesMethods ? Event.allCases : Event.ofRows).map(\.rawValue)
        var faults: [(name: String, value: MarkValue)] = []
        var isTold = false
        for element in value.elements {
            if let event = MarkEvent(element) {
                if !takesMethods && !valid.contains(event.name) { faults.append((event.name, element)) }
            } else if element.text.hasPrefix("nearEnd(") {
                diagnostics.report(.wrongDistance(element.text), at: element.place)
                isTold = true
            } else if let name = Self.eventName(element) {
                faults.append((name, element))
            } else {
                return false
            }
        }
        for (name, value) in faults {
            let nearest = DelegateMethods.nearest(to: name)
            let event = nearest.flatMap(Event.init)
            let near = event.map { valid.contains($0.rawValue) } == false ? nil : nearest
            if let near, event == nil, !takesMethods {
                diagnostics.report(
                    .methodOfList(value.text, near: near, argument: allowed.label, mark: definition.name),
                    at: value.place)
                continue
            }
            let suffix = event?.hasRowEvent == true && value.text.hasSuffix(Self.eventSuffix) ? Self.eventSuffix : ""
            diagnostics.report(
                .unknownChoice(
                    value.text, argument: allowed.label, mark: definition.name, near: near.map { $0 + suffix },
                    valid: valid), at: value.place)
        }
        return isTold || !faults.isEmpty
    }

    private static let eventSuffix = "(event)"

    /// The name of what is written like an event and is none: `.select`, `selct(event)`.
    private static func eventName(_ value: MarkValue) -> String? {
        if let member = value.member { return member }
        switch value.form {
        case .expression, .closed: break
        default: return nil
        }
        guard value.text.hasSuffix(eventSuffix) else { return nil }
        let name = value.text.dropLast(eventSuffix.count).drop { $0 == "." }
        return name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
    }

    private func reportMissing(_ definition: MarkDefinition, _ mark: Mark, _ diagnostics: inout DiagnosticBag) {
        for argument in definition.arguments where argument.isRequired && argument.isAllowed(at: place) {
            guard let name = argument.name, !mark.has(name), argument.alternative.map(mark.has) != true else {
                continue
            }
            diagnostics.report(
                .missingArgument(mark: definition.name, value: argument.example), at: mark.place)
        }
    }

    private func reportRules(_ definition: MarkDefinition, _ mark: Mark, _ diagnostics: inout DiagnosticBag) {
        for rule in definition.rules {
            switch rule {
            case .excludes(let name, let other, let reason):
                guard let argument = mark.argument(name), let excluding = mark.argument(other) else { continue }
                diagnostics.report(
                    .excludedArgument(
                        name.spelled, by: other.spelled, because: reason, other: excluding.place),
                    at: argument.place)
            case .needs(let name, let others, let reason):
                guard let argument = mark.argument(name), !others.contains(where: mark.has) else { continue }
                diagnostics.report(
                    .uselessArgument(name.spelled, needs: others.map(\.spelled), because: reason),
                    at: argument.place)
            }
        }
    }
}
