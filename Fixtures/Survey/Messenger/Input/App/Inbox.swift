import UIKit

/// Two tables in one screen, cells with names that begin small, a nib in a local constant.
class inboxVC: UIViewController {
    @IBOutlet var chats: UITableView!
    @IBOutlet var channels: UITableView!
    var model: InboxModel?

    override func viewDidLoad() {
        let nib = UINib(nibName: "ChannelRowCell", bundle: .main)
        channels.register(nib, forCellReuseIdentifier: "channel")
        chats.register(chatCell.self, forCellReuseIdentifier: String(describing: chatCell.self))
    }
}

extension inboxVC: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView == chats ? model?.chats.count ?? 0 : 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if tableView == channels {
            let cell = tableView.dequeueReusableCell(withIdentifier: "channel", for: indexPath)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: chatCell.id, for: indexPath)
        if let cell = cell as? chatCell { cell.chat = model?.chats[indexPath.row] }
        return cell
    }

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
}

final class chatCell: UITableViewCell {
    static let id = "chatCell"
    var chat: Chat?
}

struct Chat { var id: Int }

final class InboxModel { var chats: [Chat] = [] }
