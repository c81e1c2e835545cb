import UIKit

struct Song: Identifiable, Equatable { let id: Int; var title = ""; var isOn = true }
final class SongCell: UITableViewCell { func configure(with song: Song) {} }
// listgen:list(.table, on: selectionChange)
struct A {
    var a: [Song]  // listgen:row(cell: SongCell)
}
