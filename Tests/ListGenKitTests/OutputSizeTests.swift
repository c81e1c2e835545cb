import ListGenKit
import Testing

/// How long what is generated is: a reviewer reads it.
@Suite struct OutputSizeTests {
    /// Lines without doc comments of a list of `count` kinds of rows, each with a height, events and the context.
    private func lines(kinds count: Int) throws -> Int {
        let folder = try TemporaryFolder()
        let properties = (0..<count).map {
            "    // listgen:section(header: \"S\($0)\")\n    // listgen:row(height: 40, on: [select, willDisplay])\n"
                + "    var items\($0): [Item\($0)]\n"
        }
        let types = (0..<count).map {
            """
            struct Item\($0): Equatable, Identifiable { var id: Int }
            // listgen:cell
            final class Item\($0)Cell: UITableViewCell {
                func configure(with item: Item\($0), theme: Theme) {}
            }

            """
        }
        try folder.write(
            "Feed.swift",
            "import UIKit\n\nstruct Theme {}\n\n// listgen:list(.table, context: Theme)\nstruct Feed {\n"
                + properties.joined() + "}\n\n" + types.joined(separator: "\n"))
        let run = folder.generate()
        #expect(run.ids == [])
        let text = try #require(folder.read("Feed.generated.swift"))
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .count { !$0.drop(while: { $0 == " " }).hasPrefix("///") }
    }

    @Test func aKindOfRowWithEventsAndHeightTakesThirtyLines() throws {
        let more = try lines(kinds: 6) - lines(kinds: 5)
        #expect(more > 0 && more <= 30, "\(more) lines")
    }
}
