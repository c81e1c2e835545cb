import SourceText
import SwiftSurface

/// A row kind of one list or provider, with all that was decided for it there.
public struct RowLeaf: Sendable {
    /// The way to the kind: `.posts(.gap(let gap))` is `posts`, `gap`.
    public struct Step: Equatable, Sendable {
        public var caseName: String
        /// True for rows of a section that stands for each element of an array: the case carries the identity of the
        /// section before the row.
        public var carriesSectionID: Bool

        public init(caseName: String, carriesSectionID: Bool = false) {
            self.caseName = caseName
            self.carriesSectionID = carriesSectionID
        }
    }

    /// From the outermost enum inwards; never empty.
    public var steps: [Step]
    /// What the last step carries.
    public var payload: [RowPayload]
    /// Tried in order; the last has no `when`.
    public var cells: [CellChoice]
    public var height: Height?
    public var estimatedHeight: Height?
    /// The size of the item, in a collection view; the height is nil if it is said.
    public var size: Height?
    /// At most one for each event.
    public var handlers: [Handler]
    /// Whether a row can be deleted, if it takes `delete`; always without it.
    @OutOfLine public var canEdit: Argument? = nil
    /// How far a row is moved by hand; nil if it is not.
    @OutOfLine public var moves: RowMoves? = nil
    /// Whether a row can be moved, if `moves` says how far; always without it.
    @OutOfLine public var canMove: Argument? = nil
    /// The end of rows that it is one of, if the app is told of it.
    @OutOfLine public var nearEnd: NearEnd? = nil
    /// What a row is dragged as; nil if it is not.
    @OutOfLine public var drag: Argument? = nil
    /// Whether its primary action is told from iOS 16 on, by a list for older systems.
    public var limitsPrimaryAction = false
    /// What says whether a row is chosen.
    @OutOfLine public var choice: RowChoice? = nil
    /// Whether a row can be selected; always without it.
    @OutOfLine public var selects: Argument? = nil
    /// What else can be done to a row.
    @OutOfLine public var actions: RowActions? = nil
    /// The members that are stamped for each configured cell, because the row is an object; empty otherwise.
    public var stamp: [Content.Member]
    /// True if the content of the row can change unnoticed: it counts as changed always, or is an object that
    /// stays the same.
    public var contentChangesUnnoticed = false
    /// Set where the row is an id; the payload is what is loaded for it.
    @OutOfLine public var load: RowLoad? = nil
    /// True for the row that is there while its section has no others.
    public var isEmptyRow = false
    public var conditions: [Condition]
    public var place: SourcePlace

    public init(
        steps: [Step], payload: [RowPayload], cells: [CellChoice], height: Height? = nil,
        estimatedHeight: Height? = nil, handlers: [Handler] = [], stamp: [Content.Member] = [],
        conditions: [Condition] = [], place: SourcePlace
    ) {
        self.steps = steps
        self.payload = payload
        self.cells = cells
        self.height = height
        self.estimatedHeight = estimatedHeight
        self.handlers = handlers
        self.stamp = stamp
        self.conditions = conditions
        self.place = place
    }

    /// Whether somebody is told of an event.
    public func takes(_ event: Event) -> Bool { handlers.contains { $0.event == event } }

    /// Whether the user can delete a row.
    public var isDeleted: Bool { takes(.delete) }

    /// What the app is told an event of a row by; nil if it takes none, or its cell does.
    public func requirement(for event: Event) -> Requirement? {
        if case .requirement(let requirement)? = handlers.first(where: { $0.event == event })?.target {
            requirement
        } else {
            nil
        }
    }

    /// Whether the app is told that the preview of a menu was tapped.
    public var isCommitted: Bool { hasMenu && handlers.contains { $0.event == .commit } }

    /// Whether a row can be selected, as far as a literal says it.
    public var isEverSelected: Bool { selects?.text != "false" }

    /// Whether a row has swipes of its own.
    public var isSwiped: Bool { actions?.hasSwipes ?? false }

    /// Whether a row has a context menu.
    public var hasMenu: Bool { actions?.menu != nil }

    /// True if a cell, its choice or its height reads the context.
    public var readsContext: Bool { cells.contains(where: \.readsContext) }
}
