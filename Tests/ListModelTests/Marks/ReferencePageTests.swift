import ListModel
import Testing

/// The generated reference pages hold what their tables say.
@Suite struct ReferencePageTests {
    @Test func marks() throws {
        try expectDocument("Documentation/Marks.md", MarkTable.markdown())
    }

    @Test func diagnostics() throws {
        try expectDocument("Documentation/Diagnostics.md", DiagnosticTable.markdown())
    }
}
