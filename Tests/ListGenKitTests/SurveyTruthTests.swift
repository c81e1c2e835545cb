import Foundation
import ListGenKit
import ListSurvey
import Testing

/// `Fixtures/Survey/<app>/truth.txt` says by hand which lists the app has, and the survey has to find them.
@Suite struct SurveyTruthTests {
    private struct Truth {
        var name: String
        var view: String
        var source: String
        var cells: Set<String>
        var verdict: String

        init?(_ line: Substring) {
            let parts = line.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 5, !line.hasPrefix("#") else { return nil }
            (name, view, source, verdict) = (parts[0], parts[1], parts[2], parts[4])
            cells = Set(
                parts[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }

    /// What the survey says of one list, in the words of the truth.
    private static func cells(_ list: SurveyedList) -> Set<String> {
        Set(list.cells.map { "\($0.value.className ?? "-") \($0.value.origin.rawValue)" })
    }

    @Test func theSurveyFindsWhatAReaderFinds() throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/Survey")
        var differences: [String] = []
        var (known, found, wrong, exact, judged) = (0, 0, 0, 0, 0)
        for app in SurveyRunTests.apps {
            let folder = fixtures.appending(path: app)
            let truths = try String(contentsOf: folder.appending(path: "truth.txt"), encoding: .utf8)
                .split(separator: "\n").compactMap(Truth.init)
            let lists = SurveyRun(paths: [], root: Root(folder.appending(path: "Input").path)).inventory.lists
            known += truths.count
            wrong += lists.filter { list in !truths.contains { $0.name == list.name } }.count
            for truth in truths {
                guard let list = lists.first(where: { $0.name == truth.name && $0.view.value.rawValue == truth.view })
                else {
                    differences.append("\(truth.name) is not found")
                    continue
                }
                found += 1
                #expect(list.source.value.rawValue == truth.source, "\(truth.name)")
                if Self.cells(list) == truth.cells {
                    exact += 1
                } else {
                    differences.append("\(truth.name): \(Self.cells(list).sorted())")
                }
                if list.verdict.rawValue == truth.verdict {
                    judged += 1
                } else {
                    differences.append("\(truth.name) is \(list.verdict)")
                }
            }
        }
        #expect(known >= 25)
        #expect(found * 100 >= known * 95, "\(differences)")
        #expect(wrong * 100 <= known * 5, "\(differences)")
        #expect(exact * 100 >= found * 85, "\(differences)")
        #expect(judged * 100 >= found * 90, "\(differences)")
    }
}
