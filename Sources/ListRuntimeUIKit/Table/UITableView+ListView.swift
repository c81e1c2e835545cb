#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UITableView: ListView {}
