import Foundation
import ListModel
import SourceText
import SwiftSurface
import Testing

/// The page of diagnostics has each of them, and what it says is true.
@Suite struct DiagnosticPageTests {
    /// Every id that the sources give a diagnostic.
    private static let ids = Result {
        let folder = DiagnosticPage.root("Sources/ListModel/Diagnostics")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.flatMap { file in
            try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                .matches(of: #/\b(?:DiagnosticEntry|Self)\(\s*"([^"]+)"/#).map { String($0.1) }
        } + LexicalFault.allCases.map(\.rawValue)
    }

    @Test func eachDiagnosticHasItsSectionAndEachSectionItsDiagnostic() throws {
        let ids = try Self.ids.get()
        let shown = try DiagnosticPage.current.get().sections.map(\.id)
        #expect(ids.count > 250 && ids.count == Set(ids).count)
        #expect(shown.count == Set(shown).count)
        #expect(Set(ids).subtracting(shown).sorted() == [], "these have no section in Documentation/Diagnostics.md")
        #expect(Set(shown).subtracting(ids).sorted() == [], "these sections are of no diagnostic")
        #expect(ids.allSatisfy { id in id.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber } })
    }

    @Test func eachSectionIsWhole() throws {
        for section in try DiagnosticPage.current.get().sections {
            #expect(
                ["error", "warning"].contains { section.printed.first?.hasPrefix($0 + ": ") ?? false }, "\(section.id)")
            #expect(section.printed.dropFirst().allSatisfy { $0.hasPrefix("note: ") }, "\(section.id)")
            #expect(section.printed.allSatisfy { !$0.hasSuffix(".") }, "\(section.id)")
            #expect(!section.text.isEmpty, "\(section.id)")
            #expect(section.titles == [] || section.titles == ["Wrong:", "Right:"], "\(section.id)")
            #expect(section.titles.count == section.examples.count, "\(section.id)")
        }
    }

    /// What the page shows as wrong is reported under that id, what it shows as right is not reported at all.
    @Test func markExamplesAreTrue() throws {
        func ids(_ text: String) -> [String] {
            let isFile = ["struct", "final class", "class", "enum"].contains { keyword in
                text.split(separator: "\n").contains { $0.hasPrefix(keyword + " ") }
            }
            let whole = isFile ? text : "/* listgen:list(.table) */ struct Feed {\n\(text)\n}"
            let file = SourceFile(path: "Feed.swift", bytes: Array(whole.utf8))
            let parsed = DeclarationParser.parse(file)
            var bag = parsed.diagnostics
            _ = MarkReader.read(surface: parsed.surface, file: file, diagnostics: &bag)
            return bag.sorted().map(\.id)
        }
        for section in try DiagnosticPage.current.get().sections where section.stage == "Marks" {
            guard let wrong = section.wrong, let right = section.right else { continue }
            #expect(ids(wrong) == [section.id])
            #expect(ids(right) == [], "\(section.id)")
        }
    }
}
