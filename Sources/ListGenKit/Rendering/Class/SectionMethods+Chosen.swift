import ListModel
import SwiftSurface

/// Headers of which the state decides whether, or which, one is there.
extension SectionMethods {
    /// The override that says which of several headers a section has; nil if no state decides that.
    func kinds(_ functions: inout MarkFunctions) -> [[String: Any]] {
        guard asksViews else { return [] }
        var methods: [[String: Any]] = []
        for side in Side.allCases where list.alternatives.contains(where: side.isChosen) {
            let lines = lines(otherwise: ["return nil"]) { position, section in
                side.isChosen(section) ? kind(side, position, section, &functions) : nil
            }
            methods.append(["side": side.name.lowercased(), "switch": lines])
        }
        return methods
    }

    private func kind(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String] {
        let definitions = side.definitions(section)
        var lines = hides(section) ? ["guard applied.rowCount(inSection: section) > 0 else { return nil }"] : []
        for (number, header) in definitions.enumerated() {
            var kind = [Namer.own("return HeaderKind(\(number))")]
            if let held = header.heldClass, case .view(let view, _, _)? = header.kind {
                kind = [Namer.own("return HeaderKind(\(number), of: \(owner.cellText.heldClass(held, view.type)))")]
            }
            // A function that always answers a view is not called only to learn that.
            if case .existing(let argument) = header.kind, argument.call?.returnsOptional != false {
                let view = existing(argument, header, number, side, position, section, &functions)
                let isHeld = if case .keyPath = argument.form { true } else { false }
                kind =
                    unwrappedView(argument) + [
                        Namer.own("return HeaderKind(\(number), \(isHeld ? "" : "presenceOf: ")\(view))")
                    ]
            }
            guard let when = header.when else {
                lines += kind
                return lines
            }
            lines += SwitchText.branch(condition(when, header, number, side, position, section, &functions), kind)
        }
        return lines + ["return nil"]
    }

    private func condition(
        _ when: Argument, _ header: HeaderDefinition, _ number: Int, _ side: Side, _ position: Int,
        _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> String {
        let call = call(position, section, isOfEnum: header.isOfEnum)
        let offers =
            when.form == .expression
            ? header.whenOffers.map { MarkFunctions.Offer($0, call) }
            : self.offers(position, section, isOfEnum: header.isOfEnum)
        let role = Namer.joined([section.name, side.name.lowercased(), "when"])
        let test = functions.value(
            of: when, role: role, type: Namer.own("Bool"), offers: offers, call: call, conditions: section.conditions)
        let isGuarded = list.isContextWeak && WeakContextText.isRead(by: when, behind: 1)
        return isGuarded ? "\(WeakContextText.binding), \(test)" : test
    }

    /// The expression of a view that is there already, or that a function makes.
    func existing(
        _ argument: Argument, _ header: HeaderDefinition, _ number: Int, _ side: Side, _ position: Int,
        _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> String {
        let offers: [MarkFunctions.Offer] =
            if case .keyPath = argument.form {
                owner.cellText.contextOffers
            } else {
                self.offers(position, section, isOfEnum: header.isOfEnum)
            }
        let view = functions.value(
            of: argument, role: Namer.joined([section.name, side.name.lowercased(), "view"]),
            type: Namer.own("UIView?"),
            offers: offers, call: call(position, section, isOfEnum: header.isOfEnum), conditions: section.conditions)
        if case .keyPath = argument.form { return view }
        // Asked whether there is one, and for it.
        return argument.call?.returnsOptional == false
            ? view : "made\(side.name)(inSection: section, \(number), \(view))"
    }

    func unwrappedView(_ argument: Argument) -> [String] {
        guard list.isContextWeak else { return [] }
        let isRead = if case .keyPath = argument.form { true } else { WeakContextText.isRead(by: argument, behind: 1) }
        return isRead ? [WeakContextText.unwrapped(otherwise: "nil")] : []
    }

    /// The heights before they are measured, of headers that say one.
    func estimates(_ functions: inout MarkFunctions) -> [[String: Any]] {
        guard !list.isDelegateMine else { return [] }
        var methods: [[String: Any]] = []
        for side in Side.allCases {
            let says = list.alternatives.contains { side.definitions($0).contains { $0.estimatedHeight != nil } }
            guard says else { continue }
            let standard = "tableView.estimatedSection\(side.name)Height"
            let lines = lines(otherwise: ["return \(standard)"]) { position, section in
                guard side.definitions(section).contains(where: { $0.estimatedHeight != nil }) else { return nil }
                if side.isChosen(section) {
                    return chosenHeight(side, position, section, \.estimatedHeight, standard, &functions)
                }
                let header = side.definition(section)
                let estimate = header?.estimatedHeight
                let isOfEnum = header?.isOfEnum ?? false
                let height = height(estimate, isOfEnum: isOfEnum, side, position, section, &functions) ?? standard
                return unwrapped(estimate, otherwise: standard) + ["return \(height)"]
            }
            methods.append(["side": side.name, "switch": lines])
        }
        return methods.filter { !isPassed("estimatedHeightFor", $0) }
    }

    /// The height of the header that the state chooses; none if there is no header.
    func chosenHeight(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ member: KeyPath<HeaderDefinition, Height?>,
        _ standard: String, _ functions: inout MarkFunctions
    ) -> [String] {
        let arms = side.definitions(section).enumerated().flatMap { number, header -> [String] in
            let isOfEnum = member == \.estimatedHeight ? header.isOfEnum : header.heightIsOfEnum
            let height = height(
                header[keyPath: member], isOfEnum: isOfEnum, side, position, section, &functions, hides: false)
            guard let height else {
                return SwitchText.arm(["\(number)"], ["return \(standard)"])
            }
            return SwitchText.arm(
                ["\(number)"], unwrapped(header[keyPath: member], otherwise: standard) + ["return \(height)"])
        }
        return ["switch \(side.name.lowercased())Kind(inSection: section)?.index {"] + arms
            + ["default: return Self.space(0)", "}"]
    }
}
