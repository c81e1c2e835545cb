import struct ListRuntime.RowPath
import UIKit.UIView

// listgen:list(.table, output: .inline)
private struct Feed {
    var photos: [Photo]  // listgen:row(cell: PhotoCell)
}

private final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) {}
}
