import ListRuntime

/// Chores that are open and done, and a hint above them; no generated code.
struct Chores: ListState, Equatable, Sendable {
    enum Row: Equatable, Sendable {
        case hint(String)
        case open(Chore)
        case done(Chore)
    }

    enum RowID: Hashable, Sendable {
        case hint
        case open(Int)
        case done(Int)
    }

    var hint: String?
    var open: [Chore]
    var done: [Chore] = []
    /// The chore that is chosen.
    var chosen: Int?

    init(_ count: Int = 5) {
        open = (0..<count).map { Chore(id: $0 + 1, title: "c\($0 + 1)") }
    }

    var sectionCount: Int { 3 }
    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: hint == nil ? 0 : 1
        case 1: open.count
        default: done.count
        }
    }
    func section(at index: Int) -> Int? { 0..<3 ~= index ? index : nil }
    func row(at path: RowPath) -> Row? {
        guard 0..<rowCount(inSection: path.section) ~= path.row else { return nil }
        switch path.section {
        case 0: return hint.map { .hint($0) }
        case 1: return .open(open[path.row])
        default: return .done(done[path.row])
        }
    }
    func rowID(at path: RowPath) -> RowID? { row(at: path)?.id }

    static func changes(from old: Chores, to new: Chores) -> ListChanges {
        var builder = ListChanges.Builder()
        builder.optional(old.hint, new.hint, isUnchanged: ==)
        builder.many(old.open, new.open, id: { $0.id }, isUnchanged: ==)
        builder.many(old.done, new.done, id: { $0.id }, isUnchanged: ==)
        return builder.build()
    }
}

extension Chores.Row {
    var chore: Chore? {
        switch self {
        case .hint: nil
        case .open(let chore), .done(let chore): chore
        }
    }

    var id: Chores.RowID {
        switch self {
        case .hint: .hint
        case .open(let chore): .open(chore.id)
        case .done(let chore): .done(chore.id)
        }
    }
}
