import Foundation
import Testing

/// A line that is generated otherwise changes few goldens, in few places, so that a diff of goldens can be read.
@Suite struct FrameTests {
    @Test func aLineIsShownInFewGoldens() {
        var goldens: [String: Set<String>] = [:]
        var places: [String: Int] = [:]
        for scenario in Scenario.all {
            for (path, text) in scenario.expected.files {
                for line in text.split(separator: "\n")
                where line != "..." && !line.allSatisfy({ " })],".contains($0) }) {
                    let shape = LineShape.of(line)
                    goldens[shape, default: []].insert("\(scenario.name)/\(path)")
                    if path.hasSuffix(".lines") { places[shape, default: 0] += 1 }
                }
            }
        }
        let frequent = goldens.filter { $0.value.count > 40 || places[$0.key, default: 0] > 60 }.keys.sorted()
        #expect(frequent.isEmpty, "make record takes these out of the goldens:\n\(frequent.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("        case .thread(let thread): return .thread(thread)", "case ._(let _): return ._(_)"),
        ("            tableView.dataSource = feed", "_.dataSource = _"),
        (#"case inbox = "In\"box" // 12"#, #"case _ = "" // 0"#),
        ("// MARK: - Feed", "// MARK: - _"),
        ("// listgen: e448203cfc5be921", "// listgen: _"),
    ])
    func shapesHaveNoNamesOfTheApp(_ line: String, _ shape: String) {
        #expect(LineShape.of(line) == shape)
    }

    @Test func whatIsNotOfTheFrameIsShown() {
        let shown = Frame.current.shown(
            """
            extension Feed {
                /// Something that no list has.
                func unheard(of: Int) {}
            }

            """)
        #expect(shown == "...\n    /// Something that no list has.\n    func unheard(of: Int) {}\n...\n")
    }
}
