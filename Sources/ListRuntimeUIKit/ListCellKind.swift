#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a list, by reuse identifier: what an enum is that is generated for them.
public protocol ListCellKind: CaseIterable {
    /// The kind of list view.
    associatedtype View: ListView
    /// The reuse identifier.
    var rawValue: String { get }
    /// The class that is dequeued.
    @MainActor var viewClass: View.ListViewCell.Type { get }
    /// False for a class that the app registers by itself.
    var isRegistered: Bool { get }
    /// The nib that a cell comes from; nil for one that its class makes.
    @MainActor var nib: UINib? { get }
    /// Registers the classes in a list view, and those of headers and footers. The list does it by itself.
    @MainActor static func register(in view: View)
}

extension ListCellKind {
    /// The list registers its classes if nobody says otherwise.
    public var isRegistered: Bool { true }

    /// Classes make their cells if nobody says otherwise.
    @MainActor public var nib: UINib? { nil }
}
