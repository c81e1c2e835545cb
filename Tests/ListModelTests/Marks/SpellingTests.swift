import ListModel
import Testing

@Suite struct SpellingTests {
    @Test func nearestWins() {
        #expect(Spelling.nearest(to: "hight", among: ["weight", "height", "eight"]) == "height")
        #expect(Spelling.nearest(to: "rwo", among: ["rows", "row"]) == "row")
    }

    @Test func theFirstOfEquallyNearOnes() {
        #expect(Spelling.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    }

    @Test func fourEditsAreTooMany() {
        #expect(Spelling.nearest(to: "estimated", among: ["estimatedABC"]) == "estimatedABC")
        #expect(Spelling.nearest(to: "estimated", among: ["estimatedABCD"]) == nil)
    }

    @Test func nothingIsLeftOfAShortName() {
        #expect(Spelling.nearest(to: "id", among: ["row"]) == nil)
        #expect(Spelling.nearest(to: "", among: ["on"]) == nil)
    }

    @Test func aLongNameCostsNothing() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(Spelling.nearest(to: long, among: MarkTable.marks.map(\.name)) == nil)
    }
}
