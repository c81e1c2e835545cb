#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Which of the headers, or footers, that a section may have is there. If it changes, the section is loaded again.
public struct HeaderKind: Hashable, Sendable {
    /// The number of the one that applies, in the order of the marks.
    public let index: Int
    /// The view that is there already, or the class of the view.
    private let view: ObjectIdentifier?

    /// One that is there where it applies.
    public init(_ index: Int) { (self.index, view) = (index, nil) }

    /// One that is the given view; nil without it.
    public init?(_ index: Int, _ view: UIView?) {
        guard let view else { return nil }
        (self.index, self.view) = (index, ObjectIdentifier(view))
    }

    /// One of a class that the context holds.
    public init(_ index: Int, of type: UIView.Type) { (self.index, view) = (index, ObjectIdentifier(type)) }

    /// One that is there as often as a view is; nil without it. Which view that is makes no difference: a function may
    /// make another each time.
    public init?(_ index: Int, presenceOf view: UIView?) {
        guard view != nil else { return nil }
        self.init(index)
    }
}
