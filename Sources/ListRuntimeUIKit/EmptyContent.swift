#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a list view shows while its list has no rows, as generated code says it.
@preconcurrency @MainActor
public struct EmptyContent {
    /// Nil for none.
    let view: UIView?
    let configuration: (any UIContentConfiguration)?

    public init(_ view: UIView?) { (self.view, configuration) = (view, nil) }

    public init(configuration: (any UIContentConfiguration)?) { (view, self.configuration) = (nil, configuration) }

    /// The view to show, which is the shown one if that can take the configuration.
    func view(inPlaceOf shown: UIView?) -> UIView? {
        guard let configuration else { return view }
        if let shown = shown as? any UIView & UIContentView,
            type(of: shown.configuration) == type(of: configuration)
        {
            shown.configuration = configuration
            return shown
        }
        return configuration.makeContentView()
    }
}
