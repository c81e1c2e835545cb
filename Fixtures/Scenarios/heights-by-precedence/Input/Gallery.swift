import UIKit

struct GalleryContext {
    var rowHeight: CGFloat
}

struct Picture: Equatable {
    let id: Int
    var aspect: CGFloat
    var height: CGFloat
}

// listgen:list(.table, context: GalleryContext, height: 44)
struct Gallery {
    var constant: [Picture]  // listgen:row(cell: PlainPictureCell, height: 80)
    var keyPath: [Picture]  // listgen:row(cell: PlainPictureCell, height: \.height, estimatedHeight: 100)
    var closure: [Picture]  // listgen:row(cell: PlainPictureCell, height: { picture, context in context.rowHeight * picture.aspect })
    var metrics: [Picture]  // listgen:row(cell: PlainPictureCell, height: { picture, context, metrics in metrics.width * picture.aspect })
    var automatic: [Picture]  // listgen:row(cell: PlainPictureCell, height: .automatic)
    var method: [Picture]  // listgen:row(cell: PictureCell)
    var marked: [Picture]  // listgen:row(cell: TallCell)
    var byDefault: [Picture]  // listgen:row(cell: PlainPictureCell)
}

final class PlainPictureCell: UITableViewCell {
    func configure(with picture: Picture) { textLabel?.text = String(picture.id) }
}

final class PictureCell: UITableViewCell {
    func configure(with picture: Picture) { textLabel?.text = String(picture.id) }
    static func height(for picture: Picture, width: CGFloat) -> CGFloat { width * picture.aspect }
}

final class TallCell: UITableViewCell {
    func configure(with picture: Picture) { textLabel?.text = String(picture.id) }
    // listgen:height
    static func tall(_ picture: Picture, traits: UITraitCollection) -> CGFloat { 200 * picture.aspect }
}
