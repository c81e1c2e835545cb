import ListRuntime
import ListRuntimeUIKit
import UIKit

struct InboxContext {}

struct Mail: Equatable {
    let id: Int
}

// listgen:cell
final class MailCell: UITableViewCell {
    func configure(with mail: Mail) {}
}

final class LoadingView: UIView {}

//: Lists 1
