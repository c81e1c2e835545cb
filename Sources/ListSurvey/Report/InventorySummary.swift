/// What all lists of an app come to.
struct InventorySummary {
    /// One kind of obstacle, and the lists that it is in the way of.
    struct Cause {
        var id: String
        var remedy: String?
        var lists = 0
        /// Those that nothing else is in the way of.
        var alone = 0
        /// The lines that would go.
        var lines = 0
    }

    /// Where to begin.
    struct Beginning {
        var list: SurveyedList
        /// The screens that have their lists of it; 0 if it is no base.
        var screens: Int
    }

    let inventory: Inventory

    var clear: [SurveyedList] { inventory.lists.filter { $0.verdict == .clear } }

    func count(_ verdict: Verdict) -> Int { inventory.lists.filter { $0.verdict == verdict }.count }

    /// By the number of lists, most first.
    var causes: [Cause] {
        var causes: [String: Cause] = [:]
        for list in inventory.lists where list.verdict == .blocked {
            let ids = Set(list.obstacles.map(\.id))
            for id in ids {
                let remedy = list.obstacles.first { $0.id == id }?.remedy
                var cause = causes[id] ?? Cause(id: id, remedy: remedy)
                cause.lists += 1
                if ids.count == 1 { cause.alone += 1 }
                cause.lines += list.lines.replaced
                causes[id] = cause
            }
        }
        return causes.values.sorted { ($1.lists, $0.id) < ($0.lists, $1.id) }
    }

    /// Lists that nothing is in the way of, those first whose code is short and of which much goes; a base that serves
    /// several screens before all. At most four.
    var beginnings: [Beginning] {
        let bases = inventory.bases.filter { $0.verdict == .clear && $0.screens > 1 }
            .sorted { ($1.screens, $0.spot) < ($0.screens, $1.spot) }
            .map { Beginning(list: $0, screens: $0.screens) }
        let lists = clear.filter { $0.base == nil && !$0.isInCell && $0.lines.replaced > 0 && isWhole($0) }
            .sorted { (Self.worth($1), $0.spot) < (Self.worth($0), $1.spot) }
            .map { Beginning(list: $0, screens: 0) }
        return Array((bases.prefix(2) + lists).prefix(4))
    }

    /// Whether the cells of a list are known.
    private func isWhole(_ list: SurveyedList) -> Bool {
        !list.cells.isEmpty && list.cells.allSatisfy { $0.value.origin != .unknown }
    }

    /// What goes, against what a first list asks of its reader: code that stays, and gestures.
    private static func worth(_ list: SurveyedList) -> Double {
        let gestures = list.gestures.filter { $0.value != .tap }.count
        return Double(list.lines.replaced) / (1 + Double(list.lines.kept) / 60 + Double(gestures) / 4)
    }
}
