import ListRuntime

/// Answers that a user types, and how many there are; no generated code.
struct Survey: ListState, Equatable, Sendable {
    struct Answer: Equatable, Sendable {
        var id: String
        var text = ""
    }

    enum Row: Equatable, Sendable {
        case answers(Answer)
        case count
    }

    enum RowID: Hashable, Sendable {
        case answers(String)
        case count
    }

    var answers: [Answer]

    init(_ ids: [String]) { answers = ids.map { Answer(id: $0) } }

    var sectionCount: Int { 2 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? answers.count : 1 }
    func section(at index: Int) -> Int? { 0..<2 ~= index ? index : nil }
    func row(at path: RowPath) -> Row? {
        guard 0..<rowCount(inSection: path.section) ~= path.row else { return nil }
        return path.section == 0 ? .answers(answers[path.row]) : .count
    }
    func rowID(at path: RowPath) -> RowID? {
        guard 0..<rowCount(inSection: path.section) ~= path.row else { return nil }
        return path.section == 0 ? .answers(answers[path.row].id) : .count
    }

    static func changes(from old: Survey, to new: Survey) -> ListChanges {
        var builder = ListChanges.Builder()
        builder.many(old.answers, new.answers, id: { $0.id }, isUnchanged: ==)
        builder.flag(true, true)
        return builder.build()
    }
}
