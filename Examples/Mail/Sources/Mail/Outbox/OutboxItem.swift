import MailKit
import UIKit

// listgen:rows(provider: .table, context: MailSettings)
/// What waits to be sent. Only the cells come from listgen here: the data source stays as it was.
enum OutboxItem: Hashable {
    case mail(OutgoingMail)  // listgen:row(cell: OutgoingMailCell)
    // listgen:row(cell: FailedMailCell)
    case failed(mail: OutgoingMail, error: MailError)
    case loader  // listgen:row(cell: LoaderCell)
}
