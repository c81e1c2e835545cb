import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// What marks of the list say is answered by them; the rest passes through.
// listgen:list(.table, on: [
//     tableView(_:didSelectRowAt:), tableView(_:didDeselectRowAt:), tableView(_:heightForRowAt:),
//     tableView(_:estimatedHeightForRowAt:), tableView(_:heightForHeaderInSection:),
//     tableView(_:titleForHeaderInSection:), tableView(_:viewForHeaderInSection:), tableView(_:canHandle:),
//     tableView(_:cellForRowAt:), numberOfRowsInSection, numberOfSections(in:)
// ])
struct Feed {
    // listgen:section(header: "Stories")
    var stories: [Story]  // listgen:row(cell: StoryCell, height: 44, on: select)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
