import ListRuntime
import RandomTesting

/// A list whose heights are asked of a cache and, each time, computed anew.
struct HeightModel {
    struct Group: Hashable {
        var id: Int
        var rows: [TestRow]
    }

    private var groups: [Group]
    private var cache = HeightCache<HeightCacheTests.Environment>()
    private var environment = HeightCacheTests.Environment()
    /// What the heights of odd rows read beside their content.
    private var context = 0
    /// The width of rows that have one of their own.
    private var rowWidth = 100.0
    /// What the list does not know of the height of a row with a content.
    private var hidden: [TestRow: Int] = [:]
    /// What it does not know of the heights at a width.
    private var hiddenOfWidth: [Double: Int] = [:]
    /// Heights that are being computed.
    private var begun: [(HeightCache<HeightCacheTests.Environment>.Begun, [(height: Double, kind: UInt16)])] = []
    private(set) var fault: String?

    init(using generator: inout SeededGenerator) {
        groups = (0..<3).map { Group(id: $0, rows: .random(count: 5, ids: 9, using: &generator)) }
        cache.enter(environment)
    }

    /// The height of a row without a cache.
    private func height(_ row: TestRow) -> Double {
        let text = environment.contentSizeCategory == "L" ? 1.0 : 1.5
        let shape = environment.width + (environment.isRightToLeft ? 0.25 : 0) + environment.scale / 100
        let content = Double(row.content * 100 + row.id + (row.id % 2 == 1 ? context * 1_000 : 0))
        return content * text + shape * 10_000 + (width(of: row) ?? 0) * 1_000_000 + Double(hidden[row] ?? 0) / 1_000
            + Double(hiddenOfWidth[environment.width] ?? 0) / 100_000
    }

    /// The width of a row, where it is not that of the list.
    private func width(of row: TestRow) -> Double? { row.id % 3 == 0 ? rowWidth : nil }

    /// A kind for each sort of rows and width, as heights of rows with a width of their own are told apart.
    private func kind(of row: TestRow) -> UInt16 {
        UInt16(row.id % 2) + 2 * UInt16((width(of: row) ?? 0) / 50)
    }

    mutating func step(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<19, using: &generator) {
        case 0:
            environment.width = [320, 400, 500].randomElement(using: &generator) ?? 320
            cache.enter(environment)
        case 1:
            environment.contentSizeCategory = Bool.random(using: &generator) ? "L" : "XL"
            environment.isRightToLeft = .random(using: &generator)
            environment.scale = Bool.random(using: &generator) ? 2 : 3
            cache.enter(environment)
        case 2:
            context += 1
            cache.forget(kinds: [1, 5, 7, 9])
        case 3:
            changeHidden(using: &generator)
        case 4:
            hidden = [:]
            cache.forgetAll()
        case 5...7:
            edit(using: &generator)
        case 12:
            learn(using: &generator)
        case 13:
            rowWidth = [100, 150, 200].randomElement(using: &generator) ?? 100
        case 14:
            let width: Double = [320, 400, 500].randomElement(using: &generator) ?? 320
            hiddenOfWidth[width, default: 0] += 1
            cache.forget(kinds: { $0.width == width ? Set(0..<20) : [] })
        case 15, 16:
            begin(using: &generator)
        case 17, 18:
            end(using: &generator)
        default:
            look(using: &generator)
        }
        look(using: &generator)
    }

    private mutating func changeHidden(using generator: inout SeededGenerator) {
        guard let row = groups.flatMap(\.rows).randomElement(using: &generator) else { return }
        hidden[row, default: 0] += 1
        for section in groups.indices {
            for offset in groups[section].rows.indices where groups[section].rows[offset] == row {
                cache.forget(RowPath(section: section, row: offset))
            }
        }
    }

    private mutating func begin(using generator: inout SeededGenerator) {
        var rows: [(path: RowPath, kind: UInt16)] = []
        var heights: [(height: Double, kind: UInt16)] = []
        for section in groups.indices {
            for (offset, row) in groups[section].rows.enumerated() where Bool.random(using: &generator) {
                rows.append((RowPath(section: section, row: offset), kind(of: row)))
                heights.append((height(row), kind(of: row)))
            }
        }
        begun.append((cache.begin(rows), heights))
    }

    private mutating func end(using generator: inout SeededGenerator) {
        guard let place = begun.indices.randomElement(using: &generator) else { return }
        let (rows, heights) = begun.remove(at: place)
        for (path, height) in zip(cache.end(rows), heights) {
            if let path { cache.keep(height.height, at: path, kind: height.kind) }
        }
    }

    /// Keeps what some rows were measured to be, which must never pass for a height that was computed.
    private mutating func learn(using generator: inout SeededGenerator) {
        for section in groups.indices {
            for offset in groups[section].rows.indices where Bool.random(using: &generator) {
                let path = RowPath(section: section, row: offset)
                let exact = cache.height(at: path)
                cache.learn(-1, at: path)
                if cache.height(at: path) != exact { fault = "what was measured is taken for computed at \(path)" }
                if cache.estimate(at: path) != exact ?? -1 { fault = "no estimate at \(path)" }
            }
        }
    }

    /// Moves a row, that of a list of distinct identities mostly, into another section.
    private mutating func moveAcross(using generator: inout SeededGenerator) {
        guard let from = groups.indices.randomElement(using: &generator), !groups[from].rows.isEmpty,
            let to = groups.indices.randomElement(using: &generator)
        else { return }
        let row = groups[from].rows.remove(at: .random(in: groups[from].rows.indices, using: &generator))
        groups[to].rows.insert(row, at: .random(in: 0...groups[to].rows.count, using: &generator))
    }

    private mutating func edit(using generator: inout SeededGenerator) {
        let old = groups
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = groups.indices.randomElement(using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 6, 7: moveAcross(using: &generator)
            case 0: groups.shuffle(using: &generator)
            case 1:
                let unused = (0..<6).filter { id in !groups.contains { $0.id == id } }
                guard let id = unused.randomElement(using: &generator) else { continue }
                let group = Group(id: id, rows: .random(count: 4, ids: 9, using: &generator))
                groups.insert(group, at: .random(in: 0...groups.count, using: &generator))
            case 2:
                if let place { groups.remove(at: place) }
            default:
                if let place { groups[place].rows = groups[place].rows.edited(fresh: 20, using: &generator) }
            }
        }
        var changes = ListChanges.Builder()
        changes.sections(
            old, groups, id: { $0.id }, rowID: { $1 < $0.rows.count ? $0.rows[$1].id : nil }
        ) { old, new, rows in
            rows.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { $0 == $1 })
        }
        cache.follow(changes.build())
    }

    /// Asks for some heights, and computes and keeps those that are not known.
    private mutating func look(using generator: inout SeededGenerator) {
        for section in groups.indices {
            for (offset, row) in groups[section].rows.enumerated() where Int.random(in: 0..<3, using: &generator) > 0 {
                let path = RowPath(section: section, row: offset)
                let expected = height(row)
                let kind = kind(of: row)
                if let found = cache.height(at: path, ofKind: { $0 == kind }) {
                    if found != expected { fault = "\(found) for \(row) at \(path) instead of \(expected)" }
                } else {
                    cache.keep(expected, at: path, kind: kind)
                }
            }
        }
    }
}
