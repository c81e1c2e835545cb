import UIKit

final class RecipeCell: UITableViewCell {
    static let identifier = "RecipeCell"
    private let star = UIButton()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(star)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with recipe: Recipe) {
        textLabel?.text = recipe.title
        star.isSelected = recipe.isStarred
    }
}

/// Its nib is `AdvertCell.xib`.
final class AdvertCell: UITableViewCell {
    @IBOutlet private var title: UILabel!

    func show(_ advert: Advert) { title.text = advert.title }
}

struct Recipe: Hashable {
    var id: UUID
    var title: String
    var isStarred: Bool
}

struct Advert {
    static let premium = Advert(title: "Premium")
    var title: String
}

protocol RecipeStore: AnyObject {
    func recipes(matching text: String) -> [Recipe]
    func open(_ recipe: Recipe)
    func delete(_ recipe: Recipe)
}
