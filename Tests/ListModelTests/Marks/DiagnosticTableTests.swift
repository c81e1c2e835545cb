import ListModel
import Testing

/// The table of diagnostics is whole, and its examples are true.
@Suite struct DiagnosticTableTests {
    @Test func idsAreUniqueAndReadable() {
        let ids = DiagnosticTable.stages.flatMap(\.entries).map(\.id)
        #expect(ids.count == Set(ids).count)
        #expect(ids.allSatisfy { id in id.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber } })
    }

    @Test(arguments: DiagnosticTable.stages.flatMap(\.entries)) func wordingIsOneLineWithoutFullStop(
        _ entry: DiagnosticEntry
    ) {
        for text in [entry.message, entry.remedy ?? ""] + entry.notes.map(\.message) {
            #expect(!text.contains("\n") && !text.hasSuffix("."))
        }
        #expect(!entry.explanation.isEmpty)
        #expect((entry.wrong == nil) == (entry.right == nil))
        #expect(DiagnosticTable.entry(entry.id) == entry)
    }

    /// What the page shows as wrong is reported under that id, what it shows as right is not reported at all.
    @Test(arguments: MarkDiagnostic.samples.map(\.entry).filter { $0.wrong != nil })
    func markExamplesAreTrue(_ entry: DiagnosticEntry) throws {
        func ids(_ text: String) -> [String] {
            let isFile = ["struct", "final class", "class", "enum"].contains { keyword in
                text.split(separator: "\n").contains { $0.hasPrefix(keyword + " ") }
            }
            return readMarks(isFile ? text : "/* listgen:list(.table) */ struct Feed {\n\(text)\n}").diagnostics.map(
                \.id)
        }
        #expect(ids(try #require(entry.wrong)) == [entry.id])
        #expect(ids(try #require(entry.right)) == [])
    }
}
