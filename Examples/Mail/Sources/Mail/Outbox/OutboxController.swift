import MailKit
import UIKit

/// Shows what waits to be sent, with the data source it has always had; only the cells come from listgen.
public final class OutboxController: ScreenController {
    private var items: [OutboxItem]
    private let settings: MailSettings

    public init(waiting: [OutgoingMail], settings: MailSettings) {
        items = Self.items(of: waiting)
        self.settings = settings
        super.init(title: "Outbox", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        OutboxItem.register(in: tableView)
        tableView.rowHeight = 56
        tableView.dataSource = self
    }

    /// Replaces the rows, all of them: this screen has not been converted yet.
    public func show(_ waiting: [OutgoingMail]) {
        items = Self.items(of: waiting)
        tableView.reloadData()
    }

    private static func items(of waiting: [OutgoingMail]) -> [OutboxItem] {
        let mails = waiting.map { mail -> OutboxItem in
            if case .failed(let error) = mail.state { .failed(mail: mail, error: error) } else { .mail(mail) }
        }
        let isSending = waiting.contains { if case .sending = $0.state { true } else { false } }
        return mails + (isSending ? [.loader] : [])
    }
}

extension OutboxController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        items[indexPath.row].cell(in: tableView, at: indexPath, context: settings)
    }
}
