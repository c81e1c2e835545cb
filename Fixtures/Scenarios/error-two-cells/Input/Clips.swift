import SDK
import UIKit

// listgen:row(cell: ClipCell, id: \.guid as String, content: .always)
typealias Clip = SDK.Clip

// listgen:row(cell: ScenePreview)
typealias Scene = SDK.Clip

// listgen:list(.table)
struct Reel {
    var clips: [Clip]
    var scenes: [Scene]  // listgen:row(cell: ScenePreview)
}

final class ClipCell: UITableViewCell {
    func configure(with clip: Clip) {}
}

final class ScenePreview: UITableViewCell {
    func configure(with scene: Scene) {}
}
