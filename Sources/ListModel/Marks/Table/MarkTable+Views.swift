extension MarkTable {
    static let cell = MarkDefinition(
        .cell, on: [.class],
        "The class shows the model that its `configure` takes. A class that `row(cell:)` names needs no mark of its own.",
        arguments: [
            reuse, registered("the class"), nib, bundle, prototype, refill, keeps,
        ],
        rules: originRules + keepsRules,
        example: """
            // listgen:cell
            final class StoryCell: UITableViewCell {
                func configure(with story: Story) { titleLabel.text = story.title }
            }
            """)

    static let configure = MarkDefinition(
        .configure, on: [.classMethod, .extensionMethod, .classProperty, .extensionProperty, .requirement],
        "The method or settable property fills the view, where its name does not say so.",
        example: """
            // listgen:configure
            func show(_ story: Story) { titleLabel.text = story.title }
            """)

    static let height = MarkDefinition(
        .height, on: [.staticMember],
        "The static method or property says how high the cell is, in points, where its name does not say so.",
        example: """
            // listgen:height
            static func rowHeight(of story: Story, width: CGFloat) -> CGFloat { 44 }
            """)

    static let heightEstimate = MarkDefinition(
        .estimatedHeight, on: [.staticMember],
        "The static method or property says how high the cell is before it was measured, in points, where its name does not "
            + "say so.",
        example: """
            // listgen:estimatedHeight
            static func expectedHeight(of story: Story) -> CGFloat { story.isLong ? 120 : 44 }
            """)

    static let size = MarkDefinition(
        .size, on: [.staticMember],
        "The static method or property says how large the cell is in a collection view, as a `CGSize`, where its name does "
            + "not say so.",
        example: """
            // listgen:size
            static func chipSize(of tag: Tag) -> CGSize { CGSize(width: 12 + 8 * tag.name.count, height: 30) }
            """)

    static let inject = MarkDefinition(
        .inject, on: [.classProperty, .extensionProperty],
        "The property of a view is set from the context before the view is filled.",
        example: """
            weak var delegate: StoryCellDelegate?  // listgen:inject
            """)

    static let nested = MarkDefinition(
        .nested, on: [.classProperty, .extensionProperty],
        "The list view in the cell shows the list that the row is. How far it is scrolled belongs to the row.",
        example: """
            @IBOutlet var albums: UITableView!  // listgen:nested
            """)

    static let lift = MarkDefinition(
        .lift, on: [.classProperty, .extensionProperty, .classMethod, .extensionMethod],
        "The view of a cell that the context menu of its row opens from and closes to, or a method without parameters that "
            + "gives a `UITargetedPreview?`; the whole cell without it.",
        example: """
            @IBOutlet var cover: UIImageView!  // listgen:lift
            """)

    static let on = MarkDefinition(
        .on, on: [.classMethod, .extensionMethod], "The method of a cell is called when the event happens to its row.",
        arguments: [
            MarkArgumentDefinition(
                .event, [.cellEvents], "select", isRequired: true,
                "`select`, `deselect`, `willDisplay` or `didEndDisplaying`.")
        ],
        isRepeatable: true,
        example: """
            // listgen:on(didEndDisplaying)
            func stopLoading() { task?.cancel() }
            """)
}
