import ListRuntime
import Testing

/// Looking up places by identity, where identities are not what they should be, too.
@Suite struct RowIndexTests {
    private struct Lists: ListState {
        var sections: [(id: String, rows: [Int])]
        var sectionCount: Int { sections.count }
        func rowCount(inSection section: Int) -> Int { sections[section].rows.count }
        func section(at index: Int) -> String? { sections[index].id }
        func row(at path: RowPath) -> Int? { sections[path.section].rows[path.row] }
        func rowID(at path: RowPath) -> Int? { row(at: path) }
        static func changes(from old: Lists, to new: Lists) -> ListChanges { ListChanges() }
    }

    private let path = RowPath.init(section:row:)

    @Test("rows and sections are found where they are, and others nowhere")
    func places() {
        let index = RowIndex(Lists(sections: [("a", [1, 2]), ("b", []), ("c", [3])]))
        #expect([1, 2, 3, 4].map { index[$0] } == [path(0, 0), path(0, 1), path(2, 0), nil])
        #expect(["a", "b", "c", "d"].map { index[section: $0] } == [0, 1, 2, nil])
        #expect(index.duplicates.isEmpty && index.duplicateSections.isEmpty)
    }

    @Test("the first of equal identities is found; each other one is told, with the first")
    func duplicates() {
        let index = RowIndex(Lists(sections: [("b", [9]), ("a", [1, 2, 1]), ("a", [2, 1]), ("a", [])]))
        #expect(index[1] == path(1, 0))
        #expect(index[2] == path(1, 1))
        #expect(index[section: "a"] == 1)
        #expect(index.duplicates.map(\.id) == [1, 2, 1])
        #expect(index.duplicates.map(\.first) == [path(1, 0), path(1, 1), path(1, 0)])
        #expect(index.duplicates.map(\.again) == [path(1, 2), path(2, 0), path(2, 1)])
        #expect(index.duplicateSections.map(\.id) == ["a", "a"])
        #expect(index.duplicateSections.map(\.first) == [1, 1])
        #expect(index.duplicateSections.map(\.again) == [2, 3])
    }

    @Test("an index is of no use where a row or a section becomes equal to another, or a change was left out")
    func following() {
        let old = Lists(sections: [("a", [1, 2]), ("b", [])])
        var index = RowIndex(old)
        let isRenamed = [index.rename(1, to: 3), index.rename(3, to: 2)]
        #expect(isRenamed == [true, false])
        func follows(_ changes: ListChanges, to sections: [(id: String, rows: [Int])]) -> Bool {
            var index = RowIndex(old)
            return index.follow(changes, from: old, to: Lists(sections: sections))
        }
        var inserted = ListChanges()
        inserted.sectionInserts = [2]
        #expect(follows(inserted, to: [("a", [1, 2]), ("b", []), ("c", [])]))
        #expect(!follows(inserted, to: [("a", [1, 2]), ("b", []), ("a", [])]))
        inserted = ListChanges()
        inserted.rowInserts = [path(0, 0)]
        #expect(!follows(inserted, to: [("a", [3, 4, 1, 2]), ("b", [])]))
    }
}
