import ListRuntimeUIKit
import MailKit
import UIKit

/// Shows a folder: swipes, a menu with a preview, several conversations selected for the toolbar, and a way back.
public final class FolderController: ScreenController {
    public private(set) var folder: Folder {
        didSet { table?.state = folder }
    }

    /// What the toolbar says while conversations are selected.
    public private(set) var toolbarTitle: String?
    private let context: InboxContext
    private var table: Folder.Table?
    private var undone: [Folder] = []

    public init(folder: Folder, account: Account, settings: MailSettings) {
        self.folder = folder
        context = InboxContext(account: account, settings: settings)
        super.init(title: "Archive", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Folder.Table(folder, context: context, actions: self, in: tableView)
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        if !editing { toolbarTitle = nil }
    }

    /// Archives what is selected: a button of the toolbar.
    public func archiveSelected() {
        let selected = Set(table?.selection ?? [])
        change { $0.conversations.removeAll { selected.contains(.conversations($0.id)) } }
        setEditing(false, animated: true)
    }

    /// Takes the last change back.
    public func undo() {
        guard let last = undone.popLast() else { return }
        folder = last
    }

    private func change(_ change: (inout Folder) -> Void) {
        undone.append(folder)
        change(&folder)
    }
}

extension FolderController: Folder.Actions {
    public func select(conversations: Conversation) {
        onOpen?("conversation \(conversations.id)")
    }

    public func selectionDidChange() {
        let count = table?.selection.count ?? 0
        toolbarTitle = count == 0 ? nil : "Archive \(count)"
    }

    public func perform(_ action: MailAction, conversations: Conversation, event: RowEvent) {
        let id = conversations.id
        switch action {
        case .markRead(let isRead):
            change { folder in
                for index in folder.conversations.indices where folder.conversations[index].id == id {
                    folder.conversations[index].isUnread = !isRead
                }
            }
        case .archive, .delete: change { $0.conversations.removeAll { $0.id == id } }
        }
    }

    public func commit(conversations: Conversation, preview: UIViewController?) {
        onOpen?("\(preview?.title ?? "nothing"), from its preview")
    }
}
