import UIKit

struct Story: Hashable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:list(.table, header: StoryCell, footer: Story)
struct Dequeued {
    var stories: [Story]
}

// listgen:list(.table, header: "Stories", footer: { _ in "Stories" })
struct Titled {
    var stories: [Story]
}

// listgen:list(.table, header: .view(\.banner), footer: .view(makeNothing))
struct Contextless {
    var stories: [Story]
}

func makeNothing(for list: Contextless) {}

// listgen:list(.table, header: TitleHeader, footer: OutletFooter)
struct NotMade {
    var stories: [Story]
}

final class TitleHeader: UIView {
    init(title: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
}

final class OutletFooter: UIView {
    @IBOutlet var label: UILabel!
}

// listgen:list(.table, header: StoryHeader, footer: MisspeltFooter)
struct NotFilled {
    var stories: [Story]
}

final class StoryHeader: UIView {
    func configure(with story: Story) {}
}

final class MisspeltFooter: UIView {
    func confgure(with list: NotFilled) {}
}

// listgen:list(.table, header: TallHeader, footer: .view({ list, context in nil }))
struct NotMeasured {
    var stories: [Story]
}

final class TallHeader: UIView {
    static func height(for story: Story) -> CGFloat { 3 }
}

// listgen:list(.collection, header: TitleHeader, footer: .view(makeNothing))
struct Collected {
    var stories: [Story]  // listgen:row(cell: UICollectionViewCell)
}

// listgen:section(header: StoryHeader)
struct Part {
    var stories: [Story]
}
