/// Tables whose rows a storyboard lists.
extension ListFinder {
    mutating func findStatic() {
        for list in app.nibs.lists where list.isStatic && !list.staticCells.isEmpty {
            let name = list.controller ?? list.dataSource
            let type = name.flatMap { app.type($0, near: list.spot.path) }
            if let type, has(type, .table) {
                makeStatic(type, at: list.spot)
                continue
            }
            let file = list.spot.path.split(separator: "/").last.map(String.init) ?? list.spot.path
            add(
                Candidate(
                    type: type, name: type.map { app.types[$0].name } ?? name ?? file, view: .table, source: .static,
                    evidence: list.spot))
        }
    }
}
