#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a menu offers: actions, groups of them with a line between, or a menu that the app has made.
///
/// What a mark says stands in the parentheses as it is; the overloads tell which of these it is.
@preconcurrency @MainActor
public struct RowMenu<Action> {
    let groups: [[Action]]
    let menu: UIMenu?

    public init(_ actions: [Action]) { (groups, menu) = ([actions], nil) }
    @_disfavoredOverload public init(_ groups: [[Action]]) { (self.groups, menu) = (groups, nil) }
    @_disfavoredOverload public init(_ menu: UIMenu?) { (groups, self.menu) = ([], menu) }
}

extension RowMenu where Action: RowAction {
    /// The menu; nil if it offers nothing.
    func menu(perform: @escaping @MainActor (Action) -> Void) -> UIMenu? {
        if let menu { return menu }
        let groups = groups.filter { !$0.isEmpty }.map { $0.map { UIAction($0, perform) } }
        guard groups.count > 1 else { return groups.first.map { UIMenu(title: "", children: $0) } }
        return UIMenu(
            title: "", children: groups.map { UIMenu(title: "", options: .displayInline, children: $0) })
    }
}
