import UIKit

struct Mail: Equatable {
    let id: Int
    var subject: String
}

// listgen:cell
final class MailCell: UITableViewCell {
    func configure(with mail: Mail) { textLabel?.text = mail.subject }
}

struct InboxContext { var isOffline = false }

// listgen:list(.table, context: InboxContext, empty: .view(makeEmpty))
struct Inbox {
    var mails: [Mail]
    var drafts: [Mail]
    var isLoading: Bool  // listgen:ignore

    @MainActor static func makeEmpty(_ list: Inbox, context: InboxContext) -> UIView? {
        guard !list.isLoading else { return nil }
        let label = UILabel()
        label.text = context.isOffline ? "offline" : "no mail"
        return label
    }
}

// listgen:list(.collection, empty: .configuration({ list in makeEmpty(list) }))
struct Gallery {
    var photos: [Photo]
    var note: String  // listgen:ignore

    @MainActor static func makeEmpty(_ list: Gallery) -> (any UIContentConfiguration)? {
        var content = UIListContentConfiguration.cell()
        content.text = list.note
        return content
    }
}

struct Photo: Equatable { let id: Int }

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

final class SearchController: UIViewController {
    let emptyView = UIView()

    // listgen:list(.table, context: .weak(SearchController), empty: .view(\.emptyView))
    struct Results { var mails: [Mail] }
}
