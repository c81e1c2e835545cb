import SourceText
import SwiftSurface

/// What swipes and the menu of a row offer, and who performs it.
struct RowActionsRule: ResolutionRule {
    let listScope: ListScope

    private static let swipes: [MarkArgumentName] = [.leadingSwipe, .trailingSwipe]
    private static let all: [MarkArgumentName] = [
        .does, .leadingSwipe, .trailingSwipe, .fullSwipe, .menu, .preview,
    ]

    func actions(
        of site: RowSite, handlers: [Handler], offers: [Offer], in around: Surroundings
    ) -> RowActions? {
        let arguments = RowArgumentRule(self)
        guard !around.isProvider else {
            for name in Self.all { arguments.pass(name, of: site, in: around, because: .provider) }
            return nil
        }
        var found: [MarkArgumentName: RowArgumentRule.Said] = [:]
        for name in Self.swipes {
            guard let said = arguments.said(name, of: site, in: around), canSwipe(said, name, of: site, in: around)
            else { continue }
            found[name] = said
        }
        if let said = found[.trailingSwipe], let delete = handlers.first(where: { $0.event == .delete }),
            case .requirement(let requirement) = delete.target
        {
            report(.deleteBesideSwipe(row: site.name, delete: requirement.place), at: said.value.place)
        }
        if found.isEmpty { arguments.pass(.fullSwipe, of: site, in: around, because: .noSwipe) }
        found[.menu] = menu(of: site, in: around)
        guard !found.isEmpty else {
            arguments.pass(.does, of: site, in: around, because: .nothingOffered)
            return nil
        }
        let does = does(of: site, in: around)
        var result = RowActions()
        func offer(_ name: MarkArgumentName) -> RowOffer? {
            found[name].flatMap {
                self.offer($0, name, does: does?.type, site: site, offers: offers, in: around)
            }
        }
        result.leadingSwipe = offer(.leadingSwipe)
        result.trailingSwipe = offer(.trailingSwipe)
        if result.hasSwipes { setFullSwipe(of: &result, site: site, in: around) }
        let several = SelectionMenuRule(self).said(of: site, in: around)
        if let several, found[.menu] != nil {
            applied.apply(several.said.value.place)
            let offers = SelectionMenuRule(self).offers([several.rows], in: around)
            let offer = self.offer(several.said, .menu, does: does?.type, site: site, offers: offers, in: around)
            if case .list = several.said.level.grain {
                result.menuOfSeveral = offer.map { SelectionMenu($0, takesRows: true) }
            } else {
                result.menuOfSeveral = offer.map { SelectionMenu($0, takesRows: false) }
            }
        }
        // One row alone has the same menu unless something narrower says another.
        if let several, let said = found[.menu], said.value.place == several.said.value.place {
            result.menu = result.menuOfSeveral?.offer
        } else {
            result.menu = offer(.menu)
        }
        if result.menu?.isConfiguration == true {
            arguments.pass(.preview, of: site, in: around, because: .menuOfUIKit)
        } else if found[.menu] != nil {
            result.preview = preview(of: site, offers: offers, in: around)
        }
        if let does {
            let offers = [result.leadingSwipe, result.trailingSwipe, result.menu, result.menuOfSeveral?.offer]
            if case .own = does.grain, offers.allSatisfy({ $0?.isOfUIKit ?? true }),
                offers.contains(where: { $0 != nil })
            {
                let place = does.requirement.place
                report(.argumentWithoutEffect("does", mark: "row", because: .offersOfUIKit), at: place)
            } else {
                result.performs = (does.type.text, does.requirement)
            }
        }
        return result
    }

    /// Notes at which edges a full swipe performs the first action. A configuration of UIKit says that itself.
    private func setFullSwipe(of actions: inout RowActions, site: RowSite, in around: Surroundings) {
        let arguments = RowArgumentRule(self)
        guard [actions.leadingSwipe, actions.trailingSwipe].contains(where: { $0?.isConfiguration == false }) else {
            return arguments.pass(.fullSwipe, of: site, in: around, because: .configurationsOfUIKit)
        }
        guard let full = arguments.said(.fullSwipe, of: site, in: around)?.value else { return }
        decide(site.subject, .option, "fullSwipe: \(full.text)", because: "the mark says so", at: full.place)
        actions.leadingSwipe?.isFull = full.boolean ?? (full.member == "leading")
        actions.trailingSwipe?.isFull = full.boolean ?? (full.member == "trailing")
    }

    /// `menu:` of the row, if the delegate is asked for menus.
    private func menu(of site: RowSite, in around: Surroundings) -> RowArgumentRule.Said? {
        let arguments = RowArgumentRule(self)
        guard let said = arguments.said(.menu, of: site, in: around) else {
            arguments.pass(.preview, of: site, in: around, because: .noMenu)
            return nil
        }
        guard around.hasDelegate else {
            let asking =
                target == .table
                ? "tableView(_:contextMenuConfigurationForRowAt:point:)"
                : "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
            report(.argumentWithoutDelegate("menu", methods: [asking], of: target), at: said.value.place)
            return nil
        }
        return said
    }

    /// What is shown above the menu.
    private func preview(of site: RowSite, offers: [Offer], in around: Surroundings) -> Argument? {
        let arguments = RowArgumentRule(self)
        guard let said = arguments.said(.preview, of: site, in: around) else { return nil }
        decide(site.subject, .event, "preview: \(said.value.text)", because: "the mark says so", at: said.value.place)
        return arguments.argument(said, .preview, returning: [], site: site, offers: offers, in: around)
    }

    /// Whether the list view asks for swipes of the row.
    private func canSwipe(
        _ said: RowArgumentRule.Said, _ name: MarkArgumentName, of site: RowSite, in around: Surroundings
    ) -> Bool {
        switch target {
        case .table:
            if !around.hasDelegate {
                let method = "tableView(_:\(name.rawValue)ActionsConfigurationForRowAt:)"
                report(.argumentWithoutDelegate(name.rawValue, methods: [method], of: target), at: said.value.place)
            }
            return around.hasDelegate
        case .collection:
            let layouts = around.levels.flatMap(\.marks).compactMap { $0.written(.layout) }
            let isOther = layouts.first.flatMap(\.closedForm).map { $0 != "list" } ?? !hasLayouts
            if isOther { report(.swipeWithoutList(name.rawValue, layout: layouts.first?.place), at: said.value.place) }
            return !isOther
        }
    }

    /// The enum of actions, and the requirement that performs one of them.
    private func does(
        of site: RowSite, in around: Surroundings
    ) -> (type: ResolvedType, requirement: Requirement, grain: Surroundings.Level.Grain)? {
        guard let said = RowArgumentRule(self).said(.does, of: site, in: around), let name = said.value.name else {
            return nil
        }
        let type = table.resolve(name, in: scope(of: said.value.place, inside: site.owner))
        if let id = table.symbolID(of: type.syntax, from: around.file) { checkActions(id, said, in: around) }
        let action = Requirement.Parameter(label: nil, name: "action", type: type.text, value: .action)
        let requirement = GrainRule(self).requirement(
            .perform, "perform", leading: [action], takesEvent: true, at: said.value.place, grain: said.level.grain,
            site: site, in: around)
        decide(site.subject, .event, requirement.summary, because: "the mark asks for it", at: said.value.place)
        return (type, requirement, said.level.grain)
    }

    /// Whether an enum of the program can be offered by the list.
    private func checkActions(_ id: Int, _ said: RowArgumentRule.Said, in around: Surroundings) {
        let symbol = table.symbol(id)
        contribute(id)
        if facts.isActions(id) { log.hold(id) }
        let conforms = symbol.parts.contains { $0.declaration.inherits.contains("RowAction") }
        if facts.hiddenName(symbol.name, from: symbol.file, for: listScope.outputFile) == nil {
            let type = ResolvedType(syntax: TypeSyntax(parsing: symbol.name))
            _ = AccessRule(self).isVisible(type, as: "does", for: around.owner, at: said.value.place)
        }
        if conforms { return }
        guard facts.isActions(id) else {
            doubting(facts.marks(of: id).isFaulty)
                .report(.noActions(symbol.name, declared: symbol.place), at: said.value.place)
            return
        }
        let isNear = symbol.module == table.symbol(around.owner).module
        let importsRuntime = symbol.parts.contains { part in
            table.files[part.file].source.imports.contains { $0.module == "ListRuntimeUIKit" }
        }
        if !facts.isGenerated(id) || !isNear && !importsRuntime {
            report(.actionsElsewhere(symbol.name, declared: symbol.place), at: said.value.place)
        }
    }

    private func offer(
        _ said: RowArgumentRule.Said, _ name: MarkArgumentName, does: ResolvedType?, site: RowSite,
        offers: [Offer], in around: Surroundings
    ) -> RowOffer? {
        decide(
            site.subject, .event, "\(name.rawValue): \(said.value.text)", because: "the mark says so",
            at: said.value.place)
        if said.value.member == "asked" {
            guard let does else { return withoutDoes(name, said) }
            offerAll(of: does, in: around)
            // A line between actions can be said by groups alone.
            let result = name == .menu ? "[[\(does.text)]]" : "[\(does.text)]"
            let requirement = GrainRule(self).requirement(
                name == .menu ? .menu : .swipe, name.rawValue, takesEvent: false, result: result, at: said.value.place,
                grain: said.level.grain, site: site, in: around)
            return RowOffer(.asked(requirement))
        }
        let ofUIKit = name == .menu ? Self.menusOfUIKit : Self.swipesOfUIKit
        let groups = name == .menu ? does.map { ["[[\($0.text)]]"] } ?? [] : []
        let types = ofUIKit.union(does.map { ["[\($0.text)]"] } ?? []).union(groups)
        let argument = RowArgumentRule(self).argument(
            said, name, returning: types, site: site, offers: offers, in: around)
        if let type = argument.call?.returnType, ofUIKit.contains(type) {
            return RowOffer(.ofUIKit(argument, type: type))
        }
        guard let does else { return withoutDoes(name, said) }
        let enumSaid = RowArgumentRule(self).said(.does, of: site, in: around)
        checkCases(
            said.value, of: does, in: around, narrower: enumSaid.flatMap { $0.depth < said.depth ? $0 : nil }, name)
        return RowOffer(.argument(argument))
    }

    private static let swipesOfUIKit: Set<String> = [
        "[UIContextualAction]", "[UIContextualAction]?", "UISwipeActionsConfiguration", "UISwipeActionsConfiguration?",
    ]
    private static let menusOfUIKit: Set<String> = [
        "UIMenu", "UIMenu?", "UIContextMenuConfiguration", "UIContextMenuConfiguration?",
    ]

    private func withoutDoes(_ name: MarkArgumentName, _ said: RowArgumentRule.Said) -> RowOffer? {
        report(.offerWithoutDoes(name.rawValue), at: said.value.place)
        return nil
    }

    /// What is not a literal may offer each of the actions.
    private func offerAll(of type: ResolvedType, in around: Surroundings) {
        guard let id = table.symbolID(of: type.syntax, from: around.file) else { return }
        for (_, place) in table.casePlaces(of: id) { applied.apply(place) }
    }

    /// Reports a literal that names what the enum does not have. What a closure offers is the compiler's to judge.
    /// - Parameter narrower: What names the enum, if that is nearer to the row.
    private func checkCases(
        _ value: MarkValue, of type: ResolvedType, in around: Surroundings, narrower: RowArgumentRule.Said?,
        _ argument: MarkArgumentName
    ) {
        guard case .array(let written) = value.form, let id = table.symbolID(of: type.syntax, from: around.file),
            facts.isActions(id)
        else { return offerAll(of: type, in: around) }
        let places = table.casePlaces(of: id)
        let parts = table.symbol(id).parts.map(\.declaration)
        let cases = parts.flatMap(\.cases).map(\.name)
        let others =
            parts.flatMap(\.properties).filter(\.isStatic).map(\.name)
            + parts.flatMap(\.functions).filter(\.isStatic).map(\.name)
        let groups = written.map { group in
            if case .array(let elements) = group.form { elements } else { [group] }
        }
        for element in groups.joined() {
            guard let name = element.closedForm.map(String.init), !others.contains(name) else {
                offerAll(of: type, in: around)
                continue
            }
            if cases.contains(name) {
                for (other, place) in places where other == name { applied.apply(place) }
                continue
            }
            report(
                .unknownAction(
                    name, of: table.symbol(id).name, near: Spelling.nearest(to: name, among: cases), cases: cases,
                    around: narrower.map { _ in (argument.rawValue, element.place) }),
                at: narrower?.value.place ?? element.place)
        }
    }
}
