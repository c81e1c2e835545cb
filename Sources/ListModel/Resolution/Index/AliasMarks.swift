/// The `row` marks of the typealiases of a program by what they stand for.
struct AliasMarks {
    private var marks: [String: [(alias: String, mark: Mark)]] = [:]
    var questions: Questions?

    /// By the names of the typealiases.
    subscript(type: String) -> [Mark]? {
        questions?.ask(Question(aliasesOf: type))
        return marks[type]?.enumerated().sorted {
            ($0.element.alias, $0.offset) < ($1.element.alias, $1.offset)
        }.map(\.element.mark)
    }

    mutating func add(_ all: [(type: String, alias: String, mark: Mark)]) {
        for (type, alias, mark) in all { marks[type, default: []].append((alias, mark)) }
    }
}
