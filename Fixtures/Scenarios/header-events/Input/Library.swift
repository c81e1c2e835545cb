import UIKit

struct Song: Equatable {
    let id: Int
    var title: String
}

// listgen:section(id: \.name, header: FolderHeader, footer: FolderFooter)
struct Folder: Equatable {
    let name: String
    var isOpen: Bool  // listgen:ignore
    var songs: [Song]  // listgen:ignore
    // listgen:row(on: delete)
    var sorted: [Song] { songs.sorted { $0.title < $1.title } }
}

// listgen:section
enum Promotion: Equatable {
    case offer(Offer)

    case nothing  // listgen:row(cell: NothingCell)
}

// listgen:section(header: OfferHeader)
struct Offer: Equatable {
    var text: String  // listgen:ignore
    var songs: [Song]
}

// listgen:list(.table, header: Masthead)
struct Library {
    var recent: [Song]  // listgen:section(header: RecentHeader)
    var folders: [Folder]
    var promotion: Promotion
}

// listgen:list(.collection, actions: .closures)
struct Shelf {
    // listgen:section(header: ShelfHeader)
    var songs: [Song]  // listgen:row(cell: ShelfCell)
}

// listgen:cell
final class SongCell: UITableViewCell {
    var onPlay: (() -> Void)?  // listgen:event
    func configure(with song: Song) { textLabel?.text = song.title }
}

final class ShelfCell: UICollectionViewCell {
    func configure(with song: Song) {}
}

final class Masthead: UIView {
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(search)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with library: Library) {}
}

final class RecentHeader: UITableViewHeaderFooterView {
    var onClear: (() -> Void)?  // listgen:event
}

final class FolderHeader: UITableViewHeaderFooterView {
    let open = UISwitch(frame: CGRect(x: 0, y: 0, width: 50, height: 30))  // listgen:event
    var mayOpen: ((Bool) -> Bool)?  // listgen:event(else: false)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(open)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with folder: Folder) { open.isOn = folder.isOpen }
}

final class FolderFooter: UITableViewHeaderFooterView {
    #if DEBUG
    var onDebug: (() -> Void)?  // listgen:event
    #endif
}

final class OfferHeader: UITableViewHeaderFooterView {
    var onBuy: ((_ count: Int) -> Void)?  // listgen:event
    func configure(with offer: Offer) {}
}

final class ShelfHeader: UICollectionReusableView {
    var onAll: (() -> Void)?  // listgen:event
    var title: (() -> String?)?  // listgen:event

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }
}

final class NothingCell: UITableViewCell {}
