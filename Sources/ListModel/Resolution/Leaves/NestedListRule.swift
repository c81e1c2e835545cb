import SourceText
import SwiftSurface

/// Lists in the cells of rows that are lists themselves.
struct NestedListRule: ResolutionRule {
    let listScope: ListScope

    /// The list that a cell shows; nil if its row is none, or if the cell shows it in a way of its own.
    func nested(in selection: CellSelection, site: RowSite, in around: Surroundings) -> NestedList? {
        guard let id = site.nestedList, !around.isProvider, let view = view(of: selection) else { return nil }
        guard facts.lists(below: id).isDisjoint(with: [id, around.owner]) else {
            report(.recursiveNestedList(table.symbol(id).name), at: site.place)
            return nil
        }
        guard let list = listScope.frame?.nestedFaces[id] else { return nil }
        let name = view.property.name
        let place = SourcePlace(path: view.path, range: view.property.nameRange)
        guard table.isSeen(view.property, at: place, from: table.symbol(around.owner).file), let type = view.type,
            isListView(type, of: list.target, from: around.file)
        else {
            report(.nestedViewOfOtherType(name, list: list.typeName, type: view.type?.text), at: place)
            return nil
        }
        if list.isContextWeak || around.isContextWeak, list.context != nil {
            report(.nestedListNotYet(list.typeName, what: "a weak context"), at: site.place)
            return nil
        }
        if list.actions == .closures {
            report(.nestedListNotYet(list.typeName, what: "`actions: .closures`"), at: site.place)
            return nil
        }
        var context: FillValue?
        if let wanted = list.context {
            let offers = OfferRule(self).contextOffers(around)
            let parameter = FillCandidate.Parameter(
                label: "context", name: nil, type: ResolvedType(syntax: TypeSyntax(parsing: wanted)), hasDefault: false)
            context = facts.filling([parameter], from: offers, file: around.file).arguments.first?.value
            guard context != nil else {
                report(
                    .nestedListWithoutContext(
                        list.typeName, context: wanted, offers: facts.offered(offers, for: parameter)),
                    at: site.place)
                return nil
            }
        }
        decide(site.subject, .fill, "the list in `\(name)`", because: "the row is a list", at: place)
        return NestedList(
            member: name, type: "\(list.typeName).\(list.className)", context: context,
            actions: list.actions == .none ? nil : "\(list.typeName).\(list.actionsName)",
            changesState: list.changesState)
    }

    /// Reports a cell that nothing fills, neither a method nor a list.
    func checkView(of selection: CellSelection, site: RowSite) {
        guard let id = site.nestedList, view(of: selection) == nil else { return }
        report(
            .nestedListWithoutView(table.symbol(id).name, cell: selection.type.text, row: site.name),
            at: selection.place)
    }

    /// Reports actions that cannot inherit those of lists in cells.
    func checkActions(of list: ListDefinition, as actions: ListDefinition.Actions, _ mark: Mark) {
        guard actions == .closures, let inner = list.inheritedActions.first else { return }
        report(
            .closuresForNestedList(list.typeName, inner: inner), at: mark.written(.actions)?.place ?? mark.place)
    }

    /// The first property of a cell that is marked `nested`.
    private func view(of selection: CellSelection) -> SymbolTable.Member? {
        guard let cell = selection.symbol else { return nil }
        let views = table.members(of: cell).filter { $0.marks.contains(.nested) }
        for view in views { if let mark = view.marks[.nested] { applied.apply(mark.place) } }
        for view in views.dropFirst() {
            report(
                .secondNestedView(view.property.name, cell: selection.type.text, first: views[0].property.name),
                at: SourcePlace(path: view.path, range: view.property.nameRange))
        }
        return views.first
    }

    private func isListView(_ type: ResolvedType, of target: ListTarget, from file: Int) -> Bool {
        table.accepts(
            TypeSyntax(parsing: target.viewType + "?"), TypeMatch.plain(type.syntax), from: file)
    }
}
