import SwiftSurface

/// A value that a generated call can pass.
struct Offer {
    var value: FillValue
    var type: TypeSyntax
    /// The labels that speak for it.
    var names: [String]
    /// As in a message: `story: Story`.
    var text: String
    /// True where the type alone is too common: the label must be one of the names.
    var needsName = false
    /// True where no input declares the type, so that code names it as it is seen there: `Feed.Row`, `Row`.
    var isGenerated = false
    /// A generated typealias of the type.
    var alias: String?

    /// The list view and the place of the row in it.
    static func ofView(_ target: ListTarget) -> [Offer] {
        [system(.listView, target.viewName, target.viewType), system(.indexPath, "indexPath", "IndexPath")]
    }

    /// What the list view measures.
    static let ofMetrics = [
        system(.metrics, "metrics", "ListMetrics"), system(.width, "width", "CGFloat", needsName: true),
        system(.safeAreaInsets, "safeAreaInsets", "UIEdgeInsets"),
        system(.traitCollection, "traitCollection", "UITraitCollection"),
    ]

    private static func system(_ value: FillValue, _ name: String, _ type: String, needsName: Bool = false) -> Offer {
        Offer(
            value: value, type: .named([TypeSyntax.Component(type)]), names: [name], text: "\(name): \(type)",
            needsName: needsName)
    }
}
