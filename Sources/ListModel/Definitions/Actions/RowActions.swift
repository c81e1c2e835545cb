/// What can be done to rows of a kind beside tapping them.
public struct RowActions: Sendable {
    /// The enum of actions in full, and what performs one; nil if all that is offered is UIKit's own.
    public var performs: (type: String, requirement: Requirement)?
    public var leadingSwipe: RowOffer?
    public var trailingSwipe: RowOffer?
    public var menu: RowOffer?
    /// The menu of several rows that are selected, in a collection view.
    public var menuOfSeveral: SelectionMenu?
    /// What is shown above the menu.
    public var preview: Argument?

    public init() {}

    public var hasSwipes: Bool { leadingSwipe != nil || trailingSwipe != nil }

    /// What the app is asked for.
    var requirements: [Requirement] {
        let asked = [leadingSwipe, trailingSwipe, menu].compactMap { offer in
            if case .asked(let requirement)? = offer?.source { requirement } else { nil as Requirement? }
        }
        return asked + (performs.map { [$0.requirement] } ?? [])
    }
}
