import Foundation
import ListGenKit
import SourceText
import Testing

/// What a private declaration hides is told with the one word to take away, at its place: that edit is made, and serves.
@Suite struct HidingWordTests {
    private static let ids: Set<String> = ["hidden-type", "hidden-configure", "hidden-member", "hidden-function"]

    private static let scenarios = Scenario.all.filter { scenario in
        ids.contains { scenario.expected.diagnostics.contains("[\($0)]") }
    }

    @Test func thereAreSome() {
        #expect(Self.scenarios.count >= 4)
    }

    @Test(arguments: Self.scenarios) func theEditIsOneWord(_ scenario: Scenario) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.copyItem(at: scenario.folder.appendingPathComponent("Input"), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A type that is visible can show others that are not.
        for _ in 0..<6 {
            let words = hidingWords(scenario, in: folder)
            if words.isEmpty { break }
            for (word, place) in words {
                let file = folder.appendingPathComponent(place.path)
                var bytes = Array(try Data(contentsOf: file))
                let range = place.range.lower..<place.range.upper
                #expect(String(decoding: bytes[range], as: UTF8.self) == word, "\(scenario.name), \(place)")
                for index in range { bytes[index] = UInt8(ascii: " ") }
                try Data(bytes).write(to: file)
            }
        }
        #expect(hidingWords(scenario, in: folder).isEmpty)
    }

    /// The words that the errors of a run point at, each once.
    private func hidingWords(_ scenario: Scenario, in folder: URL) -> [(word: String, place: SourcePlace)] {
        var words: [(word: String, place: SourcePlace)] = []
        for diagnostic in scenario.generation(in: folder).diagnostics.diagnostics where Self.ids.contains(diagnostic.id)
        {
            for note in diagnostic.notes {
                guard let place = note.place, let match = note.message.firstMatch(of: /this `(\w+)` hides it/),
                    !words.contains(where: { $0.place == place })
                else { continue }
                words.append((String(match.1), place))
            }
        }
        return words
    }
}
