#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a list shows behind its rows while it has none, in the place of what the app has set there.
@MainActor
final class EmptyBackground {
    /// What lists show now: the next list of a view takes its own for what it is.
    private static var shown: [EmptyBackground] = []

    private weak var view: UIView?
    private let other: UIView?

    private init(_ view: UIView, inPlaceOf other: UIView?) {
        (self.view, self.other) = (view, other)
    }

    /// The view that a list shows as the background of `list`; nil if it is the app's.
    static func view(in list: some ListView) -> UIView? { entry(in: list)?.view }

    /// Shows a view after the rows of `list`; nil gives back what the app has set there. A background that the app has
    /// set meanwhile stays.
    static func show(_ view: UIView?, in list: some ListView) {
        let entry = entry(in: list)
        guard let view else {
            if let entry { list.backgroundView = entry.other }
            shown.removeAll { $0.view == nil || $0 === entry }
            return
        }
        guard entry?.view !== view else { return }
        let other = entry == nil ? list.backgroundView : entry?.other
        shown.removeAll { $0.view == nil || $0 === entry }
        shown.append(EmptyBackground(view, inPlaceOf: other))
        list.backgroundView = view
    }

    private static func entry(in list: some ListView) -> EmptyBackground? {
        list.backgroundView.flatMap { background in shown.first { $0.view === background } }
    }
}
