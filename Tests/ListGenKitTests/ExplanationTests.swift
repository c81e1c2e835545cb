import ListGenKit
import SourceText
import Testing

/// `explain NAME`, over a small app.
@Suite struct ExplanationTests {
    @Test(arguments: ["Feed", "Feed.stories", "stories", "StoryCell", "Story"])
    func aListARowACellAndAModelAreExplained(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("Cells.swift", SmallApp.cells)
        let generation = Generation(Configuration.paths(["."], root: Root(folder.path)), jobs: 1)
        let text = try #require(Explanation(generation).text(name).text)
        #expect(text.hasPrefix(name == "Feed" ? "Feed\n" : "Feed.stories\n"))
        #expect(text.contains("because: the only cell for Story in the program, Cells.swift:8:13\n"))
    }

    @Test func aSlipIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list + SmallApp.cells.replacing("import UIKit", with: ""))
        let generation = Generation(Configuration.paths(["."], root: Root(folder.path)), jobs: 1)
        let answer = Explanation(generation).text("Feed.storys")
        #expect(answer.text == nil)
        #expect(answer.near == "Feed.stories")
    }
}
