import UIKit

// listgen:list(.table)
struct Album {
    var photos: [Photo]  // listgen:row(cell: PhotoCell, nib: "PhotoCell", keeps: .perRow)
}

struct Photo: Equatable, Identifiable {
    let id: Int
    var caption: String
}

final class PhotoCell: UITableViewCell {
    @IBOutlet var caption: UILabel!

    func configure(with photo: Photo) { caption.text = photo.caption }
}
