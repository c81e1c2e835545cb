/// The bodies in which a list is written.
struct ListReach: Sendable {
    /// A body and the type that it is of.
    struct Body: Sendable {
        var type: Int
        var run: TokenRun
    }

    /// The type and its superclasses.
    private(set) var own: [Int] = []
    /// Objects that answer for it: data sources, delegates, section controllers.
    private(set) var answerers: [Int] = []
    /// Those that keep it, where it is an object that answers for a view of theirs.
    private(set) var holders: [Int] = []
    private(set) var bodies: [Body] = []

    init(_ candidate: Candidate, in app: App, holders: Holders) {
        guard let type = candidate.type else { return }
        own = app.lineage(type)
        var types = own
        if let answerer = candidate.answerer { types += app.lineage(answerer).filter { !types.contains($0) } }
        for id in own {
            let named = Self.answerers(named: app.types[id].bodies, in: app, from: id, candidate.source)
            types += named.filter { !types.contains($0) }
        }
        // What a property holds: `let dataSource: FeedDataSource`.
        for id in own {
            for (_, property) in app.types[id].properties {
                let text = Holders.types(of: property)
                guard text.contains("DataSource") || text.contains("Delegate") else { continue }
                for name in TypeName.all(in: text) {
                    guard let found = app.resolve(name, from: id), app.types[found].kind == .class,
                        app.diffable(found) != nil || Self.isAnswerer(TypeName.simple(name)), !types.contains(found)
                    else { continue }
                    types.append(found)
                }
            }
        }
        answerers = Array(types.dropFirst(own.count))
        if !app.isOfScreen(type) {
            self.holders = holders.of(type).prefix(4).map(\.type).filter { !types.contains($0) }
            types += self.holders
        }
        bodies = types.flatMap { id in app.types[id].bodies.map { Body(type: id, run: $0) } }
    }

    /// The types of the app that bodies make and that answer for a list, by their names.
    private static func answerers(
        named bodies: [TokenRun], in app: App, from id: Int, _ source: SurveyedList.Source
    ) -> [Int] {
        var found: [Int] = []
        for run in bodies {
            for index in run.range where run.kind(index) == .identifier && run.kind(index + 1) == .leftParenthesis {
                let name = run.text(index)
                let isSection = source == .igListKit && name.contains("SectionController")
                guard name.first?.isUppercase ?? false, isSection || isAnswerer(name),
                    let type = app.resolve(name, from: id), [.class, .struct].contains(app.types[type].kind),
                    !found.contains(type)
                else { continue }
                found.append(type)
            }
        }
        return found
    }

    private static func isAnswerer(_ name: String) -> Bool {
        ["DataSource", "Delegate", "Provider", "Factory", "Registrar"].contains { name.contains($0) }
            && !name.hasPrefix("UI")
    }
}
