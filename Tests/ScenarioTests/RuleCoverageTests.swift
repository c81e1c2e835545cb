import ListModel
import Testing

/// Every rule has a scenario that shows its error. A new diagnostic fails here until it has one.
@Suite struct RuleCoverageTests {
    /// Held by the tests of the configuration, the renderer and the writer: they need more than Swift inputs.
    private static let otherStages = ["Configuration", "Templates", "Writing", "Writing blocks"]

    /// Diagnostics that no input can show, and why.
    static let unshown = [
        "invalid-utf8": "a file that is not UTF-8 is refused when it is read, with `source-not-utf8`",
        "no-libclang": "it says something of the machine, not of an input: the tests of the reading of headers hold it",
        "libclang-not-loaded": "as no-libclang",
        "libclang-incomplete": "as no-libclang",
        "libclang-too-old": "as no-libclang",
        "no-libxml2": "it says something of the machine, not of an input",
        "guessed-swift-name": "as no-libclang, of the compiler",
        "header-unreadable": "no header is known on which clang fails",
    ]

    @Test func eachDiagnosticOfAnInputIsInAScenario() throws {
        let shown = Scenario.all.map(\.expected.diagnostics).joined()
        for section in try DiagnosticPage.current.get().sections where !Self.otherStages.contains(section.stage) {
            if Self.unshown[section.id] != nil { continue }
            #expect(shown.contains("[\(section.id)]\n"), "no scenario shows \(section.id) of \(section.stage)")
        }
    }

    @Test func whatIsAllowedToBeMissingIsMissing() throws {
        let shown = Scenario.all.map(\.expected.diagnostics).joined()
        let ids = try DiagnosticPage.current.get().sections.map(\.id)
        for id in Self.unshown.keys.sorted() {
            #expect(ids.contains(id) && !shown.contains("[\(id)]"), "\(id) needs no exception")
        }
    }

    /// The marks and arguments that a scenario without errors uses, as `mark` and `mark(argument:)`.
    private static let used: Set<String> = {
        var used: Set<String> = []
        for scenario in Scenario.all where scenario.generates {
            for mark in scenario.marks {
                used.insert(mark.kind.rawValue)
                for argument in mark.arguments { used.insert("\(mark.kind.rawValue)(\(argument.name.rawValue):)") }
            }
        }
        return used
    }()

    /// So that slips are tried in all of them (`BrokenMarkTests`).
    @Test func eachMarkIsBehindEachOfItsPlacesInAScenario() throws {
        let scenario = try #require(Scenario.all.first { $0.name == "marks-behind" })
        let shown = scenario.placedMarks.map { "\($0.mark.kind.rawValue) on \($0.place.rawValue)" }
        let objectiveC: [MarkPlace] = [.objcEnumeration, .objcConstant]
        for mark in MarkTable.marks where mark.kind != nil {
            for place in mark.places where !objectiveC.contains(place) {
                #expect(
                    shown.contains("\(mark.name) on \(place.rawValue)"), "no mark \(mark.name) on \(place.rawValue)")
            }
        }
    }

    @Test func eachMarkAndArgumentIsInAScenarioThatWorks() {
        for mark in MarkTable.marks {
            guard let kind = mark.kind else { continue }
            #expect(Self.used.contains(kind.rawValue), "no scenario uses \(kind.rawValue)")
            for argument in mark.arguments where argument.isBuilt {
                guard let name = argument.name else { continue }
                let spelled = "\(kind.rawValue)(\(name.rawValue):)"
                #expect(Self.used.contains(spelled), "no scenario uses \(spelled)")
            }
        }
    }
}
