import UIKit

struct Chore: Equatable {
    let id: Int
    var title: String
    var isPinned = false
}

// listgen:actions
enum Deed: Equatable {
    case pin(Bool)  // listgen:action(title: { $0 ? "Unpin" : "Pin" })
    case later  // listgen:action(title: "Later")
    case remove  // listgen:action(title: "Remove", style: .destructive)
}

// listgen:list(.table, selection: .multipleWhileEditing, on: selectionChange)
struct Chores: Equatable {
    var hint: String?  // listgen:row(cell: HintCell, on: select)
    // listgen:row(cell: ChoreCell, on: [select, commit, change, move], does: Deed, leadingSwipe: { [.pin($0.isPinned)] },
    //   trailingSwipe: [.remove, .later], menu: { [[.pin($0.isPinned)], [.remove]] }, preview: { _ in UIViewController() },
    //   moves: .anywhere, drag: { [NSItemProvider(object: $0.title as NSString)] })
    var open: [Chore]
    // listgen:row(cell: ChoreCell, on: [select, delete, change, move], moves: .anywhere)
    var done: [Chore]
}

// listgen:list(.collection, layout: .list(.plain), selection: .multipleWhileEditing, on: selectionChange)
struct Board: Equatable {
    var hint: String?  // listgen:row(cell: HintItem, on: select)
    // listgen:row(cell: ChoreItem, on: [select, commit, change, move], does: Deed, leadingSwipe: { [.pin($0.isPinned)] },
    //   trailingSwipe: [.remove, .later], menu: { [[.pin($0.isPinned)], [.remove]] }, preview: { _ in UIViewController() },
    //   moves: .anywhere, drag: { [NSItemProvider(object: $0.title as NSString)] })
    var open: [Chore]
    // listgen:row(cell: ChoreItem, on: [select, change, move], moves: .anywhere)
    var done: [Chore]
}

final class ChoreCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event(into: \.title)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with chore: Chore) { field.text = chore.title }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class ChoreItem: UICollectionViewListCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event(into: \.title)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    func configure(with chore: Chore) { field.text = chore.title }
}

final class HintItem: UICollectionViewListCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    func configure(with hint: String) { accessibilityLabel = hint }
}
