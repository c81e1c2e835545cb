#if !canImport(UIKit)
import Foundation

/// What a nib sets by name. Without key-value coding, classes say how in `connectOutlet(_:to:)` and its like, which
/// `listgen headless` writes into the copies that it makes of sources.
@preconcurrency @MainActor
enum NibConnections {
    static func connect(_ name: String, of object: AnyObject, to objects: [AnyObject]) {
        guard !objects.isEmpty else { return }
        if let responder = object as? UIResponder, responder.connectOutlet(name, to: objects) { return }
        guard let first = objects.first, !connectOwn(name, of: object, to: first) else { return }
        UIKitRules.report(
            "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
                + "key \(name). An outlet is connected in copies of the sources that `listgen headless` makes")
    }

    /// The outlets of UIKit's own classes.
    private static func connectOwn(_ name: String, of object: AnyObject, to destination: AnyObject) -> Bool {
        switch (name, object) {
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = destination as? UIView
        case ("selectedBackgroundView", let cell as UITableViewCell):
            cell.selectedBackgroundView = destination as? UIView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = destination as? UIView
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = destination as? UIView
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = destination as? UIView
        case ("selectedBackgroundView", let cell as UICollectionViewCell):
            cell.selectedBackgroundView = destination as? UIView
        case ("delegate", let field as UITextField): field.delegate = destination as? any UITextFieldDelegate
        case ("delegate", let list as UITableView): list.delegate = destination as? any UITableViewDelegate
        case ("dataSource", let list as UITableView): list.dataSource = destination as? any UITableViewDataSource
        case ("delegate", let list as UICollectionView):
            list.delegate = destination as? any UICollectionViewDelegate
        case ("dataSource", let list as UICollectionView):
            list.dataSource = destination as? any UICollectionViewDataSource
        case ("delegate", let scroll as UIScrollView): scroll.delegate = destination as? any UIScrollViewDelegate
        case ("contentView", _), ("collectionViewLayout", _), ("view", _): break
        default: return false
        }
        return true
    }

    static func send(_ selector: String, to target: AnyObject, from sender: AnyObject, event: String?) {
        guard let control = sender as? UIControl else { return }
        let events = event.flatMap { Self.events[$0] } ?? .primaryActionTriggered
        let action = UIAction { [weak target] action in
            guard let target = target as? UIResponder, let sender = action.sender else { return }
            guard !target.performAction(selector, from: sender) else { return }
            UIKitRules.report(
                "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. An action is called in "
                    + "copies of the sources that `listgen headless` makes")
        }
        control.addAction(action, for: events)
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
#endif
