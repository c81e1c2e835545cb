import MailKit
import UIKit

/// Shows the inbox and keeps its own scroll callback.
public final class InboxController: ScreenController {
    /// How far the title bar has shrunk, from 0 to 1.
    public private(set) var barCollapse: CGFloat = 0
    private let viewModel: InboxViewModel
    private var context: InboxContext
    private var table: Inbox.Table?

    public init(viewModel: InboxViewModel, account: Account, settings: MailSettings) {
        self.viewModel = viewModel
        context = InboxContext(account: account, settings: settings)
        super.init(title: "Inbox", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        context.delegate = self
        let table = Inbox.Table(viewModel.inbox, context: context, actions: self, in: tableView)
        self.table = table
        viewModel.table = table
    }

    /// The settings changed: the rows that read them are filled again, nothing else.
    public func follow(_ settings: MailSettings) {
        context.settings = settings
        table?.context = context
    }

    /// The phone was turned: snippets are left out while it is narrow.
    public func setCompact(_ isCompact: Bool) {
        context.isCompact = isCompact
        table?.context = context
    }
}

extension InboxController: Inbox.Actions {
    public func select(vip: Conversation) {
        onOpen?("conversation \(vip.id), from the VIPs")
        viewModel.markRead(conversation: vip.id)
    }

    public func select(_ row: InboxItem) {
        switch row {
        case .conversation(let conversation):
            onOpen?("conversation \(conversation.id)")
            viewModel.markRead(conversation: conversation.id)
        case .bundle(let bundle): onOpen?("newsletters of \(bundle.sender)")
        case .promotion(let promotion): onOpen?("offer \(promotion.id)")
        case .gap(let gap): viewModel.startLoading(gap)
        }
    }

    public func willDisplayLoader() {
        onOpen?("the next page")
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        barCollapse = min(1, max(0, scrollView.contentOffset.y / 52))
    }
}

extension InboxController: PromotionCellDelegate {
    public func promotionCellDidTapClose(_ cell: PromotionCell) {
        guard case .items(.promotion(let promotion))? = table?.row(for: cell) else { return }
        viewModel.remove(promotion)
    }
}
