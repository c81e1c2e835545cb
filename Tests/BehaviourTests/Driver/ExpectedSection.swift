import UIKit

/// What a section has to show.
struct ExpectedSection {
    /// What a row has to show.
    struct Row {
        var text: String
        var height: CGFloat?
        /// What the actions are told by a tap; nil if they are not.
        var tap: String?
        /// What the list in its cell shows.
        var inner: [ExpectedSection]?
    }

    var header: String?
    var headerHeight: CGFloat?
    var footer: String?
    var rows: [Row]
}
