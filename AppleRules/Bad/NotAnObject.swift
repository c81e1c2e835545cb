// rejects: cannot declare conformance to 'NSObjectProtocol' in Swift
import UIKit

@MainActor final class Table: UITableViewDelegate {}
