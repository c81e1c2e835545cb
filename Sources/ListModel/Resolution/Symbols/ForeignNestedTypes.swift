import SwiftSurface

/// The types inside UIKit's classes: in a subclass their names mean them, and no type of the app that is called so.
enum ForeignNestedTypes {
    /// The class of UIKit from which one that is written with `superclass` inherits a type called `name`.
    static func owner(of name: String, inheritedFrom superclass: String) -> String? {
        guard let owners = owners[name], case .named(let components) = TypeSyntax(parsing: superclass),
            let last = components.last?.name
        else { return nil }
        return owners.contains(last) ? last : owners.contains("UIView") && views.contains(last) ? "UIView" : nil
    }

    /// Whether any class of UIKit has a type called `name` inside.
    static func contains(_ name: String) -> Bool { owners[name] != nil }

    private static let views: Set<String> = [
        "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UITableViewCell",
        "UITableViewHeaderFooterView", "UIView",
    ]

    private static let owners: [String: Set<String>] = {
        let collectionCells = ["UICollectionViewCell", "UICollectionViewListCell"]
        let types: [(owners: [String], names: String)] = [
            (
                ["UITableViewCell"],
                "AccessoryType CellStyle DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask"
            ),
            (collectionCells, "DragState"),
            (collectionCells + ["UITableViewCell", "UITableViewHeaderFooterView"], "ConfigurationUpdateHandler"),
            (
                ["UIView"],
                """
                AnimationCurve AnimationOptions AnimationTransition AutoresizingMask ContentMode
                KeyframeAnimationOptions SystemAnimation TintAdjustmentMode
                """
            ),
        ]
        var result: [String: Set<String>] = [:]
        for (owners, names) in types {
            for name in names.split(whereSeparator: \.isWhitespace) {
                result[String(name), default: []].formUnion(owners)
            }
        }
        return result
    }()
}
