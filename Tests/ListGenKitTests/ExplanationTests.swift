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

    /// Never a warning: passing a method through is legal.
    @Test func theMarkThatCouldSayAPassedMethodIsNamed() throws {
        let folder = try TemporaryFolder()
        let methods = "tableView(_:didSelectRowAt:), scrollViewDidScroll(_:)"
        try folder.write("Feed.swift", SmallApp.list.replacing("list(.table", with: "list(.table, on: [\(methods)]"))
        try folder.write("Cells.swift", SmallApp.cells)
        let generation = Generation(Configuration.paths(["."], root: Root(folder.path)), jobs: 1)
        let text = try #require(Explanation(generation).text("Feed").text)
        #expect(text.contains(" tableView(_:didSelectRowAt:)\n"))
        #expect(
            text.contains("because: the list mark passes it through; a mark with `on: select` could say it by rows"))
        #expect(text.contains("because: the list mark passes it through,"))
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
