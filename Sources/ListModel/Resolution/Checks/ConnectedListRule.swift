import NibSurface
import SourceText

/// Data sources and delegates that a nib or storyboard connects for a list view which a generated table takes over.
///
/// Which view that is nobody says. It is known where a class shows the list and only one view of the file is connected to
/// that class.
struct ConnectedListRule: ResolutionRule {
    let listScope: ListScope

    /// Warns once of each class that shows the list and is connected.
    func report(_ list: ListDefinition, _ id: Int) {
        guard !facts.input.nibs.files.isEmpty else { return }
        for owner in ListOwnerRule(self).owners(of: list, id) {
            let connected = connections(to: owner.id, of: list)
            guard let first = connected.first else { continue }
            var outlets: [String] = []
            for (outlet, _) in connected where !outlets.contains(outlet) { outlets.append(outlet) }
            let diagnostic = DiagnosticEntry.connectedList(
                outlets: outlets, owner: table.text(of: owner.id), table: "\(list.typeName).\(list.className)",
                at: owner.place, others: connected.dropFirst().map(\.place))
            listScope.report(diagnostic, at: first.place, onceOf: table.text(of: owner.id))
        }
    }

    /// The outlets of the one list view of each file that is connected to a class.
    private func connections(to owner: Int, of list: ListDefinition) -> [(outlet: String, place: SourcePlace)] {
        let outlets = list.isDelegateMine ? ["dataSource"] : ["dataSource", "delegate"]
        return facts.input.nibs.files.sorted { $0.file.path < $1.file.path }.flatMap { nib in
            let destinations = Set(nib.file.objects.filter { facts.isClass(owner, of: $0, in: nib) }.map(\.id))
            let views = nib.file.objects.filter { $0.tag == list.target.viewName }
            return outlets.compactMap { outlet in
                let connected = views.flatMap(\.outlets).filter {
                    $0.property == outlet && destinations.contains($0.destination)
                }
                return connected.count == 1 ? (outlet, ProgramFacts.place(connected[0].range, in: nib)) : nil
            }
        }
    }
}
