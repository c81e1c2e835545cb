/// The reuse identifiers of rows of a UIKit class that look different. Only the app's own code knows what such a cell
/// shows, so no cell is reused for another look.
struct CellLooks {
    /// The uses in the order in which they were given, with the identifiers of their looks.
    private(set) var uses: [CellUse]

    init(_ uses: [CellUse]) {
        self.uses = uses
        var looks: [String: Set<String>] = [:]
        // A cell that nothing fills looks otherwise as well.
        for use in uses { looks[use.pool, default: []].insert(use.look?.id ?? "") }
        var taken = Set(uses.lazy.filter { $0.look == nil || looks[$0.pool, default: []].count < 2 }.map(\.reuse))
        var identifiers: [String: String] = [:]
        for (index, use) in uses.enumerated() {
            self.uses[index].look = nil
            guard let look = use.look, looks[use.pool, default: []].count > 1 else { continue }
            let key = use.pool + " " + look.id
            let identifier = identifiers[key] ?? Self.free(use.reuse, look, &taken)
            identifiers[key] = identifier
            self.uses[index].reuse = identifier
        }
    }

    /// An identifier that no other look has. A look without a name of its own has that of the class if it is free.
    private static func free(_ reuse: String, _ look: CellUse.Look, _ taken: inout Set<String>) -> String {
        let named = [look.name, look.row].compactMap { $0 }.map { reuse + "." + $0 }
        let wanted = look.name == nil ? [reuse] + named : named
        if let found = wanted.first(where: { taken.insert($0).inserted }) { return found }
        var number = 2
        while !taken.insert(named[0] + String(number)).inserted { number += 1 }
        return named[0] + String(number)
    }
}
