import UIKit

struct Tags { var tags: [Tag]; var colors: [Color] }  // listgen:list(.collection)
struct Tag: Hashable { let id: Int }
struct Color: Hashable { let id: Int }

final class TagCell: UICollectionViewCell {
    var shown: Tag?  // listgen:configure

    static func extent(of tag: Tag) -> CGSize { CGSize(width: tag.id, height: 20) }  // listgen:size
}  // listgen:cell

final class ColorCell: UICollectionViewCell { func configure(with color: Color) { tag = color.id } }  // listgen:cell
extension ColorCell {
    static var extent: CGSize { CGSize(width: 20, height: 20) }  // listgen:size
}
