import MailKit
import UIKit

// listgen:list(.table, context: InboxContext, height: .automatic, on: scrollViewDidScroll)
/// The inbox of an account.
struct Inbox {
    var notice: ServiceNotice?
    // listgen:section(header: "From VIPs")
    // listgen:row(on: select)
    var vip: [Conversation]
    // listgen:section(header: "All mail", empty: EmptyCell)
    var items: [InboxItem]
    // listgen:row(cell: LoaderCell, name: "loader", on: willDisplay)
    var isLoadingMore: Bool
    var unread: Int  // listgen:ignore
}
