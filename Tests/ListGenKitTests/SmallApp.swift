/// The sources of the smallest app that has something to generate.
enum SmallApp {
    static let list = """
        import UIKit

        // listgen:list(.table)
        struct Feed {
            var stories: [Story]
        }

        """

    static let cells = """
        import UIKit

        struct Story: Equatable {
            let id: Int
        }

        // listgen:cell
        final class StoryCell: UITableViewCell {
            func configure(with story: Story) {}
        }

        """

    /// The same for a module of its own.
    static let publicCells = cells.replacing("struct ", with: "public struct ")
        .replacing("let id", with: "public let id").replacing("final class ", with: "public final class ")
        .replacing("func ", with: "public func ")

    /// Without any mark: found because a marked file names what it declares.
    static let unmarked = """
        import UIKit

        class Base: UITableViewCell {
            func configure(with tag: Tag) {}
        }

        """
}
