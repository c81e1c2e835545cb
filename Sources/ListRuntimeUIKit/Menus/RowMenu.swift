#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a menu offers: actions, groups of them with a line between, or a menu that the app has made.
///
/// The overloads tell which of these something gives that a mark says. What is code in the mark comes last, as a closure: so
/// the place in the source that the compiler reports for it ends with it.
@preconcurrency @MainActor
public struct RowMenu<Action> {
    let groups: [[Action]]
    let menu: UIMenu?

    public init(_ actions: [Action]) { (groups, menu) = ([actions], nil) }
    @_disfavoredOverload public init(_ groups: [[Action]]) { (self.groups, menu) = (groups, nil) }
    @_disfavoredOverload public init(_ menu: UIMenu?) { (groups, self.menu) = ([], menu) }

    /// What an offer gives for some values.
    /// - Parameters:
    ///   - value: What the offer is over.
    ///   - offer: Gives actions.
    public init<each Value>(_ value: repeat each Value, offer: (repeat each Value) -> [Action]) {
        self.init(offer(repeat each value))
    }

    /// The same for groups.
    /// - Parameters:
    ///   - value: What the offer is over.
    ///   - offer: Gives groups of actions.
    @_disfavoredOverload
    public init<each Value>(_ value: repeat each Value, offer: (repeat each Value) -> [[Action]]) {
        self.init(offer(repeat each value))
    }

    /// The same for a menu that the app makes.
    /// - Parameters:
    ///   - value: What the offer is over.
    ///   - offer: Gives the menu.
    @_disfavoredOverload
    public init<each Value>(_ value: repeat each Value, offer: (repeat each Value) -> UIMenu?) {
        self.init(offer(repeat each value))
    }
}

extension RowMenu where Action: RowAction {
    /// The menu; nil if it offers nothing.
    func menu(perform: @escaping @MainActor (Action) -> Void) -> UIMenu? {
        if let menu { return menu }
        let groups = groups.filter { !$0.isEmpty }.map { group in
            group.map { action in action.presentation.menuAction { perform(action) } }
        }
        guard groups.count > 1 else { return groups.first.map { UIMenu(title: "", children: $0) } }
        return UIMenu(
            title: "", children: groups.map { UIMenu(title: "", options: .displayInline, children: $0) })
    }
}
