import UIKit

// Closures that would have one name, where another name of the row is no way out.

struct Song: Identifiable, Equatable {
    let id: Int
    var isOn = true
}

final class FieldCell: UITableViewCell {
    let value = UITextField()  // listgen:event
    func configure(with song: Song) {}
}

final class SliderCell: UITableViewCell {
    let value = UISlider()  // listgen:event
    var delete: ((Int) -> Void)?  // listgen:event
    func configure(with song: Song) {}
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

// listgen:list(.table, actions: .closures)
struct Songs {
    // listgen:row(cell: FieldCell, when: \.isOn)
    // listgen:row(cell: SliderCell, on: delete)
    var songs: [Song]
}

// listgen:section(id: \.id)
struct Disc: Equatable {
    let id: Int
    var songs: [Song]  // listgen:row(cell: SongCell, on: select)
}

// listgen:list(.table, actions: .closures)
struct Discs {
    var discs: [Disc]
    var bonus: Disc
}
