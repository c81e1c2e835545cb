#if !canImport(UIKit)
import Foundation

/// A value that describes a view's content and can make the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
#endif
