import ListModel
import Testing

/// The generated reference page holds what its table says.
@Suite struct ReferencePageTests {
    @Test func marks() throws {
        try expectDocument("Documentation/Marks.md", MarkTable.markdown())
    }
}
