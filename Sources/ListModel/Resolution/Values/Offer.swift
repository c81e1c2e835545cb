import SwiftSurface

/// A value that a generated call can pass.
struct Offer {
    /// How near a value is to what is shown. Values of a later rank fill parameters only if those before are too few.
    enum Rank: Int, CaseIterable, Comparable {
        /// The payload of the row, the row and the rows enums around it, and the view; of a header the section's value.
        case own
        /// The id that a value was loaded for.
        case source
        /// The value of the section that holds the row; of a header the properties of its section.
        case section
        /// Where the row is, and what the list view measures.
        case place
        /// The context and its properties.
        case context

        static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    /// How the type of a value meets that of a parameter.
    enum Fit: Int, Comparable {
        case exact
        /// As an optional, a superclass, a protocol or a type parameter.
        case wider

        static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
    }

    var value: FillValue
    var type: TypeSyntax
    var rank: Rank
    /// The labels that speak for it.
    var names: [String]
    /// As in a message: `story: Story`.
    var text: String
    /// True if the type alone is too common: the label must be one of the names.
    var needsName = false
    /// True if no generated call can pass it. A parameter that it fits takes no value of a later rank instead.
    var isRival = false
    /// The `#if` clauses around its declaration.
    var conditions: [Condition] = []
    /// True if no input declares the type, so that code names it as it is seen there: `Feed.Row`, `Row`.
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
            value: value, type: .named([TypeSyntax.Component(type)]), rank: .place, names: [name],
            text: "\(name): \(type)", needsName: needsName)
    }
}
