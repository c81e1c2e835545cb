import UIKit
struct S: Equatable { let id: Int; var a: CGFloat }
final class C: UITableViewCell { func configure(with s: S) {} }
// listgen:list(.table)
struct L {
    // listgen:row(cell: C, configure: cell.f(s)
    var items: [S]
}
