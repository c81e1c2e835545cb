#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a table, by reuse identifier: the conformance of the enum that is generated for them.
public protocol TableCellKind: ListCellKind where View == UITableView {}
