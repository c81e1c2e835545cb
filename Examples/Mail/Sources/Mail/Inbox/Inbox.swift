import MailKit
import UIKit

// listgen:list(.table, context: InboxContext, height: .automatic, on: scrollViewDidScroll)
/// The inbox of an account.
public struct Inbox {
    public var notice: ServiceNotice?
    // listgen:section(header: "From VIPs")
    // listgen:row(on: select)
    public var vip: [Conversation]
    // listgen:section(header: "All mail", empty: EmptyCell)
    public var items: [InboxItem]
    // listgen:row(cell: LoaderCell, name: "loader", on: willDisplay)
    public var isLoadingMore = false
    public var unread = 0  // listgen:ignore

    public init(notice: ServiceNotice? = nil, vip: [Conversation], items: [InboxItem]) {
        self.notice = notice
        self.vip = vip
        self.items = items
    }
}
