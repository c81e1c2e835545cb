import UIKit

/*
 The stories of a day.
 listgen:list(.table)
 */
struct Feed {
    /**
     listgen:section(header: "Top")
     */
    var top: [Story]
    /** The stories that were read.
     listgen:section(header: "Read")
     * listgen:row(
     *     on: select)
     And prose after it. */
    var read: [Story]
    /* Commented out:
     // listgen:section(header: "No")
     /*
     listgen:section(header: "No")
     */
     */
    var rest: [Story]
    // What was: `listgen:row(on: select)`.
    // var old: [Story]  // listgen:row(on: select)
    var last: [Story]
    var query: String /* What was typed.
     listgen:ignore */
}

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

/**
 * A story.
 *
 * listgen:cell
 */
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
