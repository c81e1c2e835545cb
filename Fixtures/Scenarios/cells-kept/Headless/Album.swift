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
              var caption: UILabel!

    func configure(with photo: Photo) { caption.text = photo.caption }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "caption": return NibValue.pass(objects) { (value: UILabel) in self.caption = value }; default: return super.connectOutlet(name, to: objects) } } }
