import Foundation
import ListGenKit
import SourceText
import Testing

/// Every fix of every scenario does what it says: its error is gone, and no other comes in its place there.
@Suite struct FixTests {
    private static let scenarios = Scenario.all.filter { $0.expected.diagnostics.contains(": error: ") }

    @Test func eachFixTakesItsErrorAway() throws {
        var tried: [String: Int] = [:]
        for scenario in Self.scenarios {
            let before = try errors(scenario, replacing: [:])
            for fault in before where fault.fixes.count == 1 {
                let fix = fault.fixes[0]
                let paths = Set(fix.edits.map(\.place.path))
                var texts: [String: [UInt8]] = [:]
                for path in paths {
                    var bytes = Array(try Data(contentsOf: scenario.folder.appendingPathComponent("Input/\(path)")))
                    for edit in fix.edits.sorted(by: { $0.place.range.lower > $1.place.range.lower })
                    where edit.place.path == path {
                        bytes.replaceSubrange(edit.place.range.lower..<edit.place.range.upper, with: edit.text.utf8)
                    }
                    texts[path] = bytes
                }
                let after = try errors(scenario, replacing: texts)
                let same = after.filter { $0.id == fault.id && $0.message == fault.message }.count
                let was = before.filter { $0.id == fault.id && $0.message == fault.message }.count
                #expect(same < was, "\(scenario.name): \(fix.message) at \(fault)")
                let there = after.filter {
                    $0.place?.range.lower == fault.place?.range.lower && $0.place?.path == fault.place?.path
                }
                #expect(
                    there.allSatisfy { $0.severity == .warning || before.contains($0) },
                    "\(scenario.name): \(fix.message) gives \(there)")
                tried[fault.id, default: 0] += 1
            }
        }
        #expect(Set(tried.keys).isSuperset(of: ["unknown-mark", "unknown-argument", "unknown-value"]), "\(tried)")
    }

    private func errors(_ scenario: Scenario, replacing texts: [String: [UInt8]]) throws -> [Diagnostic] {
        guard let (path, bytes) = texts.first else {
            return scenario.generation(in: scenario.folder.appendingPathComponent("Input")).diagnostics.sorted()
        }
        return try scenario.report(replacing: path, with: bytes).diagnostics.sorted()
    }
}
