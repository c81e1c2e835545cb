import ListRuntimeUIKit
import UIKit

final class TitleHeader: UITableViewHeaderFooterView {}
@MainActor protocol NameShowing {
    func show(_ name: String)  // listgen:configure
}

final class NameCell: UITableViewCell, NameShowing { func show(_ name: String) { textLabel?.text = name } }
final class ItemCell: UITableViewCell {}

final class StoryCell: UITableViewCell {
    weak var owner: FeedOwner?  // listgen:inject

    func show(_ story: Story) { textLabel?.text = story.title }  // listgen:configure
    func stop() {}  // listgen:on(didEndDisplaying)
    func lifted() -> UITargetedPreview? { textLabel.map { UITargetedPreview(view: $0) } }  // listgen:lift
    static func high(_ story: Story, width: CGFloat) -> CGFloat { width / 4 }  // listgen:height
    static func likely(_ story: Story) -> CGFloat { 80 }  // listgen:estimatedHeight
}

final class RuleCell: UITableViewCell {}
final class DraftCell: UITableViewCell {
    var draft: Draft?
    var onEnd: (() -> Void)?  // listgen:event
    let icon = UIView()  // listgen:lift
}

extension RuleCell {
    func draw(_ rule: Rule) { tag = rule.hashValue }  // listgen:configure
    var area: UIView { contentView }  // listgen:lift
}

extension DraftCell {
    var shown: Draft? { get { draft } set { draft = newValue } }  // listgen:configure
    var theme: Theme { get { Theme() } set { textLabel?.textColor = newValue.tint } }  // listgen:inject
    var onBegin: (() -> Void)? { get { nil } set { tag = newValue == nil ? 0 : 1 } }  // listgen:event
    func start() {}  // listgen:on(willDisplay)
    static var high: CGFloat { 30 }  // listgen:height
}

struct Shelf: Hashable { let id: Int; var stories: [Story] }  // listgen:list(.table, context: FeedContext)
struct Album: Hashable { let id: Int; var stories: [Story] }  // listgen:list(.table, context: FeedContext)

final class ShelfCell: UITableViewCell {
    let table = UITableView()  // listgen:nested

    func configure(with shelf: Shelf, onTap: () -> Void) { tag = shelf.id }  // listgen:event(onTap)
}  // listgen:cell

final class AlbumCell: UITableViewCell { let table = UITableView() }  // listgen:cell
extension AlbumCell {
    var list: UITableView { table }  // listgen:nested
    func configure(with album: Album, onTap: () -> Void) {}  // listgen:event(onTap)
    func lifted() -> UITargetedPreview? { nil }  // listgen:lift
}

struct Query { var text = "" }
