import ListRuntime
import Testing

/// Rows whose identity counts the equal ones before them.
@Suite struct CountedRowsTests {
    private struct Tags: ListState {
        struct Identity: Hashable {
            var tag: String
            var before: Int
        }

        static let countsEqualRows = true
        var tags: [String]
        let sectionCount = 1
        func rowCount(inSection section: Int) -> Int { tags.count }
        func section(at index: Int) -> Int? { index }
        func row(at path: RowPath) -> String? { tags[path.row] }
        func rowID(at path: RowPath) -> Identity? {
            Identity(tag: tags[path.row], before: tags.prefix(path.row).filter { $0 == tags[path.row] }.count)
        }
        func rowIDs(inSection section: Int) -> [Identity] {
            Self.rowIDs(counting: tags, by: { $0 }) { Identity(tag: $0, before: $1) }
        }
        static func changes(from old: Tags, to new: Tags) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { $0.many(old.tags, new.tags, id: { $0 }, isUnchanged: { $0 == $1 }) }
            return changes.build()
        }
    }

    @Test func countingAgreesWithLookingUp() {
        let state = Tags(tags: ["a", "b", "a", "a", "c", "b"])
        #expect(state.rowIDs(inSection: 0) == state.rowIDsByPath(inSection: 0))
        #expect(RowIndex(state)[Tags.Identity(tag: "a", before: 2)] == RowPath(section: 0, row: 3))
        #expect(RowIndex(state).duplicates.isEmpty)
    }

    /// Short tags are counted, long ones are duplicates.
    @Test func onlyRowsThatAreNotCountedAreDuplicates() {
        var tags = ["a", "long", "a", "long", "b", "a", "long"]
        Tags.removeDuplicates(from: &tags) { Tags.Identity(tag: $0, before: $0.count > 1 ? 0 : $1) }
        #expect(tags == ["a", "long", "a", "b", "a"])
        Tags.removeDuplicates(from: &tags) { Tags.Identity(tag: $0, before: $1) }
        #expect(tags == ["a", "long", "a", "b", "a"])
    }
}
