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

    /// The refused example prints what the page says, and nothing of another kind; the accepted one nothing at all.
    @Test func examplesAreTrue() throws {
        for section in try DiagnosticPage.current.get().sections where section.shownBy == nil {
            if RuleCoverageTests.unshown[section.id] != nil { continue }
            guard let wrong = section.wrong, let right = section.right else { continue }
            let found = try DiagnosticExample(wrong, right: right).diagnostics()
            #expect(Set(found.map(\.id)) == [section.id], "\(section.id)")
            let printed = found.first.map { first in
                ["\(first.severity.rawValue): \(first.message)"] + first.notes.map { "note: \($0.message)" }
            }
            #expect(printed == section.printed, "\(section.id)")
            #expect(try DiagnosticExample(right).diagnostics().map(\.id) == [], "\(section.id)")
        }
    }

    /// What one source cannot show is in the scenario or in the tests that the page names.
    @Test func whatNoExampleShowsIsShownByATest() throws {
        for section in try DiagnosticPage.current.get().sections {
            guard let file = section.shownBy else {
                #expect(
                    section.wrong != nil || RuleCoverageTests.unshown[section.id] != nil,
                    "\(section.id) has no example, and names no test")
                continue
            }
            let url = DiagnosticPage.root("Documentation").appending(path: file).standardized
            let text = try String(
                contentsOf: file.hasSuffix(".swift") ? url : url.appending(path: "diagnostics.txt"), encoding: .utf8)
            let wording = section.printed.first?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "?"
            #expect(text.contains(section.id) || text.contains(wording), "\(file) does not show \(section.id)")
        }
    }
}
