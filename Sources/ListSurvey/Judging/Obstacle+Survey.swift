/// What no diagnostic of `generate` says, since a mark for it cannot even be written.
extension Obstacle {
    static func staticTable(at spot: Spot?) -> Obstacle {
        Obstacle(
            id: "static-table", message: "a storyboard lists its rows",
            remedy: "connect the cells as outlets, and mark the properties with `cell: .owned`", spot: spot)
    }

    static func outline(at spot: Spot?) -> Obstacle {
        Obstacle(
            id: "outline", message: "section snapshots make it an outline",
            remedy:
                "hold the values in the state and write `row(children:)`, or keep its data source and mark its items by `rows(provider:)`",
            spot: spot)
    }

    static func injectedClass(_ text: String?, at spot: Spot?) -> Obstacle {
        Obstacle(
            id: "injected-class",
            message: "the class of a cell is chosen at run time" + (text.map { " (`\($0)`)" } ?? ""),
            remedy: "name the class that is meant, or register it by hand and write `registered: false`", spot: spot)
    }

    /// Those that the facts of a list tell.
    static func ofFacts(_ list: SurveyedList) -> [Obstacle] {
        var found: [Obstacle] = []
        if list.source.value == .static { found.append(.staticTable(at: list.source.evidence)) }
        if let expand = list.gestures.first(where: { $0.value == .expand }) {
            found.append(.outline(at: expand.evidence))
        }
        for cell in list.cells where cell.value.origin == .injected {
            found.append(.injectedClass(cell.value.identifier, at: cell.evidence))
        }
        return found
    }
}
