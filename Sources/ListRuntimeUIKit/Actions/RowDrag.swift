#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a mark says that a row is dragged as; for generated code.
///
/// The overloads tell what something gives that a mark says. What is code in the mark comes last, as a closure: so the place in
/// the source that the compiler reports for it ends with it.
@preconcurrency @MainActor
public struct RowDrag {
    /// An item for each thing that is dragged.
    public let items: [UIDragItem]

    public init(_ items: [UIDragItem]) { self.items = items }
    public init(_ providers: [NSItemProvider]) { items = providers.map { UIDragItem(itemProvider: $0) } }

    /// What is made of some values.
    /// - Parameters:
    ///   - value: What the mark is over.
    ///   - make: Gives what is dragged.
    public init<each Value>(_ value: repeat each Value, make: (repeat each Value) -> [NSItemProvider]) {
        self.init(make(repeat each value))
    }

    /// The same for items of the app.
    /// - Parameters:
    ///   - value: What the mark is over.
    ///   - make: Gives the items.
    @_disfavoredOverload
    public init<each Value>(_ value: repeat each Value, make: (repeat each Value) -> [UIDragItem]) {
        self.init(make(repeat each value))
    }
}
