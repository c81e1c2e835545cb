import ListModel
import SwiftSurface

/// The template values of the class that drives the list view of a list: its table or collection.
struct ClassValues {
    let list: ListDefinition
    let index: ProgramIndex
    let place: LeafPlace
    let cellText: CellText
    /// What the values on offer are called where a row of each leaf is shown.
    private(set) var calls: [CallText] = []

    init(list: ListDefinition, index: ProgramIndex) {
        self.list = list
        self.index = index
        place = LeafPlace(list: list, index: index)
        var text = CellText(
            cells: list.cells, isProvider: false, context: list.context,
            listType: "\(list.valueType).\(list.className)")
        text.isContextWeak = list.isContextWeak
        text.actions = list.actions == .closures ? "actions." : "actions?."
        text.actionsAreClosures = list.actions == .closures
        text.cellEnum = list.names.cell
        text.target = list.target
        let place = place
        text.reads = { CellReads(leaf: $0, number: $1, place: place).arguments }
        cellText = text
        calls = list.leaves.map(call)
    }

    func values() -> [String: Any] {
        var functions = MarkFunctions(owner: list.valueType)
        let requests = calls.map { call in
            var call = call
            call.listView = "request.\(list.target.viewName)"
            return call
        }
        var cellText = cellText
        cellText.hears = { CellEventMethods(owner: self).statements($0, $1, &$2) }
        cellText.holds = { RowWriting(owner: self, leaf: $0).nested($1) }
        let updates = UpdateFunctions(list: list, index: index, sections: place.sections)
        var values: [String: Any] = [
            "className": list.className,
            "cellName": list.names.cell,
            "hasCells": !list.cells.isEmpty,
            "contextType": list.context.map { list.isContextWeak ? Namer.own("WeakContext<\($0)>") : $0 }
                ?? Namer.own("Void"),
            "contextParameter": list.context.map { ", context: \($0)" } ?? "",
            "contextArgument":
                list.context == nil ? "()" : list.isContextWeak ? Namer.own("WeakContext(context)") : "context",
            "ownsDelegate": !list.isDelegateMine,
            "hasSectionLayouts": list.hasSectionLayouts,
            "protocols":
                (protocols.map { ForeignSpelling.marked($0.name(for: list.target)) }
                + refinements.filter(\.isObjectiveC).map(\.name)).map { ", " + $0 }.joined(),
            "furtherProtocols": refinements.filter { !$0.isObjectiveC }.map(\.name),
            "actionsParameter": actionsParameter,
            "displayedSections": DisplayedSections(list: list, index: index).properties,
            "dragsRows": list.dragsRows,
            "setsActions": list.actions != .none,
            "animation": list.animation.map {
                functions.value(
                    of: $0, role: "\(list.target)Animation", type: animationType, offers: [], conditions: [])
            } ?? ".automatic",
            "makeCell": lines(
                cellText.branches(list.leaves, requests, functions: &functions)
            ) { leaf in
                ["return " + cellText.dequeued(leaf.cells[leaf.cells.count - 1])]
            },
            "kindsReadPlace": list.leaves.contains(where: \.isChosenByPlace),
            "rowPositions": RowsOfCase.functions(list.leaves, in: place),
            "updates": updates.values, "toggles": updates.toggles ?? false,
            "finders": list.hasFinders ? CellFunctions(place: place, cellText: cellText).values : [],
        ]
        let sections = SectionMethods(owner: self)
        let supplementary = SupplementaryMethods(sections: sections)
        let heights = HeightMethods(owner: self)
        let loads = LoadedRowsValues(owner: self).values(&functions)
        (values["loads"], values["loadsRows"]) = (loads, !loads.isEmpty)
        values.merge(EventMethods(owner: self).values) { first, _ in first }
        values.merge(SwipeMethods(owner: self).values(&functions)) { first, _ in first }
        values.merge(SelectionMethods(owner: self).values(&functions)) { first, _ in first }
        values.merge(MenuMethods(owner: self).values(&functions)) { first, _ in first }
        values.merge(DragMethods(owner: self).values(&functions)) { first, _ in first }
        values.merge(PrefetchMethods(owner: self).values) { first, _ in first }
        values.merge(MoveMethods(owner: self).values(&functions)) { first, _ in first }
        values["performs"] = PerformMethods(owner: self).values
        values["viewEvents"] =
            CellEventMethods(owner: self).values(&functions) + HeaderEventMethods(owner: self).values(&functions)
        values.merge(EditingMethods(owner: self).values(&functions)) { first, _ in first }
        switch list.target {
        case .table:
            values["titles"] = sections.titles(&functions)
            values["headerViews"] = sections.views(&functions)
            values["headerHeights"] = sections.heights(&functions)
            values["headerEstimates"] = sections.estimates(&functions)
            values.merge(TableEndValues(sections: sections).values(&functions)) { first, _ in first }
        case .collection:
            values["tableEndViews"] = []
            values.merge(supplementary.values(&functions)) { first, _ in first }
            values.merge(LayoutMethods(owner: self).values(&functions)) { first, _ in first }
            values.merge(GridMethods(sections: sections).values(&functions)) { first, _ in first }
        }
        values["emptyContent"] = TableEndValues(sections: sections).emptyContent(&functions) ?? false
        values["indexTitles"] = sections.indexTitles(&functions) ?? false
        values["headerKinds"] = sections.kinds(&functions)
        values["passedThrough"] = PassedMethods(owner: self).values
        values["viewProperties"] = requestedProtocols.map(\.property)
        let refresh = sections.refresh(&functions)
        values["headerRefresh"] = refresh ?? false
        let chooses = list.alternatives.contains { ($0.headers + $0.footers).contains(where: \.isChosen) }
        values["headerContext"] = (refresh != nil || chooses ? sections.context : nil) ?? false
        values.merge(heights.values(&functions)) { first, _ in first }
        values.merge(CellEnumValues(list: list).registrations(&functions)) { first, _ in first }
        let clauses = RowClauses(list.leaves.map(\.conditions)).lines
        (values["rowsOpen"], values["rowsClose"]) = (clauses.opens, clauses.closes)
        return values.merging(functions.values) { first, _ in first }
    }

    /// A switch over the rows; `unloaded` is what is done for a row of which nothing is loaded.
    private func lines(_ branches: [RowSwitch.Branch], unloaded: @escaping (RowLeaf) -> [String]) -> [String] {
        var rows = RowSwitch(branches: branches)
        rows.unloaded = unloaded
        return rows.lines(over: "row")
    }

    func call(_ leaf: RowLeaf) -> CallText {
        var call = CallText(leaf: leaf, in: list.target)
        call.section = place.section(leaf)
        call.state = "applied" + list.valueMember
        call.position = place.position(leaf)
        call.outline = place.outline(leaf)
        if let load = leaf.load { call.rows = Namer.identifier(load.binding) }
        let kept = DisplayedSections(list: list, index: index)
        call.keptSections = kept.section(leaf).map(kept.propertyName) ?? ""
        return call
    }

    private var actionsParameter: String {
        switch list.actions {
        case .none: ""
        case .protocol: ", actions: (any \(list.actionsName))?"
        case .closures: ", actions: \(list.names.actions)"
        }
    }

    /// Whether cells show lists.
    var hasNestedLists: Bool { list.leaves.contains { $0.cells.contains { $0.nested != nil } } }

    private var animationType: String {
        Namer.own(list.target == .table ? "UITableView.RowAnimation" : "CollectionAnimation")
    }

    /// Whether the actions answer a method of UIKit in the place of the class.
    func isPassed(_ label: String) -> Bool {
        list.passThrough.contains { $0.signature.contains(" \(label) ") }
    }

    /// The protocols that the class conforms to.
    private var protocols: [ListProtocol] {
        var protocols = [ListProtocol.dataSource]
        if !list.isDelegateMine {
            protocols.append(answersFlowLayout ? .flowLayout : .delegate)
        }
        return protocols + requestedProtocols
    }

    /// The protocols of the app by which layouts ask for more. The class itself conforms to those of Objective-C, which ask
    /// for what it declares; to others in an extension, as Swift 5 takes the main actor from no protocol that they refine.
    private var refinements: [PassThrough.Refinement] {
        list.passThrough.compactMap(\.refinement).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether some method of a flow layout's delegate is emitted.
    private var answersFlowLayout: Bool {
        list.target == .collection
            && (list.passThrough.contains { $0.owner == .flowLayout }
                || SupplementaryMethods(sections: SectionMethods(owner: self)).answersFlowLayout
                || GridMethods(sections: SectionMethods(owner: self)).answersFlowLayout)
    }

    /// The protocols beside data source and delegate of which methods are passed through, or answered.
    private var requestedProtocols: [ListProtocol] {
        ListProtocol.onRequest.filter { owner in
            list.passThrough.contains { $0.owner == owner } || owner == .prefetching && list.prefetches
                || owner == .drag && list.dragsRows
        }
    }
}
