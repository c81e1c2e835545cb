/// A source with a private list, whose generated code belongs into it.
enum InlineApp {
    static let source = """
        import ListRuntime
        @_spi(Generated) import ListRuntimeUIKit
        import UIKit

        // listgen:list(.table, output: .inline)
        private struct Feed {
            // listgen:row(cell: StoryCell, height: { story in CGFloat(story.title.count) })
            var stories: [Story]
        }

        private struct Story: Equatable {
            let id: Int
            var title: String
        }

        private final class StoryCell: UITableViewCell {
            func configure(with story: Story) { textLabel?.text = story.title }
        }

        """

    /// A text whose marks are plain comments; its block stays.
    static func withoutMarks(_ text: String) -> String {
        text.replacing("// listgen:list", with: "// list").replacing("// listgen:row", with: "// row")
            .replacing("// listgen:ignore", with: "// ignore")
    }
}
