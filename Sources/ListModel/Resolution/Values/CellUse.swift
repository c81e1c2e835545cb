import SourceText
import SwiftSurface

/// One use of a view class in a list.
struct CellUse {
    /// What decisions call the row: `Feed.stories`.
    var subject: String
    /// In full, with its variant.
    var type: String
    /// The class, in full.
    var viewClass: String
    /// `value1` for a `UITableViewCell` of that style.
    var style: String?
    var reuse: String
    /// What a cell of a UIKit class shows; nil for a class that fills itself.
    var look: Look?
    var origin: ViewOrigin
    var role = ViewRole.row
    /// Whether an input declares the class.
    var isDeclared = false
    /// True for one that the context owns, which no list dequeues.
    var isOwned = false
    /// Whether each row says its reuse identifier.
    var isOpen = false
    /// Whether the context holds the class.
    var isHeld = false
    /// True for one that its row keeps, which no list dequeues.
    var isKept = false
    /// True if its mark has a fault, and may say something else.
    var isDoubtful = false
    /// The clauses around the class itself.
    var ownConditions: [Condition]
    /// The clauses under which a row uses it.
    var conditions: [Condition]
    var place: SourcePlace

    /// What a list keeps apart: the class with its variant, and the identifier that its views are dequeued by.
    var key: String { look.map { pool + " " + $0.id } ?? pool }

    /// The same, whatever its views show.
    var pool: String {
        if isOwned || isKept { return viewClass }
        if isHeld { return type + " .class" }
        // The list registers the identifiers that rows say, or the app does.
        return type + " " + (isOpen ? origin.isRegistered ? "*" : "* of the app" : reuse)
    }

    /// What a fill that marks name makes of a cell.
    struct Look {
        /// What tells it apart from others.
        var id: String
        /// What its reuse identifier is called after: a function, or the row with a mark of its own. Nil for a closure of a
        /// mark around several rows.
        var name: String?
        /// The first row that shows it.
        var row: String
    }
}
