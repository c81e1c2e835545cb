import ListGenKit
import SourceText
import Testing

/// `scan`: declarations as JSON lines, and what could not be read.
@Suite struct ScanTests {
    @Test func faultsAreReportedBesideWhatCouldBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A { let s = \"abc\n}\n")
        try folder.write("B.swift", "struct B { var b: Int }\n")
        var scan = Scan(paths: ["."], jobs: 2, root: Root(folder.path))
        var names: [String] = []
        scan.run { line in
            let text = String(decoding: line, as: UTF8.self)
            names += ["A", "B"].filter { text.contains("\"name\":\"\($0)\"") }
        }
        #expect(names == ["A", "B"])
        #expect(scan.diagnostics.hasErrors)
        #expect(scan.diagnostics.sorted().map(\.id) == ["unterminated-string"])
        #expect(scan.sources.file("A.swift") != nil)
        #expect(scan.sources.file("B.swift") == nil)
    }
}
