import UIKit

class ModelCell<Model>: UITableViewCell {
    func configure(with model: Model) {}

    class func height(for model: Model, width: CGFloat) -> CGFloat { width / 2 }
}

class LabelledCell<Item>: ModelCell<Item> {}

// listgen:cell
final class StatusCell: ModelCell<Status> {
    override func configure(with status: Status) { textLabel?.text = status.text }
}

// listgen:cell
final class PhotoCell: LabelledCell<Photo> {}
