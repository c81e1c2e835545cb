#if !canImport(UIKit)
import Foundation

/// What a table or collection view shows: a value to compare and to print.
public struct HeadlessScreen: Hashable, Sendable {
    /// The part of the content on screen, in content coordinates.
    public var bounds: Bounds
    /// The view above the rows of a table, if it is on screen.
    public var header: End?
    /// The sections of which something is on screen, in order.
    public var sections: [Section]
    /// The view below the rows of a table, if it is on screen.
    public var footer: End?

    /// The sections' rows or items, in order.
    public var rows: [Row] { sections.flatMap(\.rows) }
    /// The row at a path; nil if it is not on screen.
    public subscript(path: IndexPath) -> Row? { rows.first { $0.indexPath == path } }

    /// Sizes and position of the content, in points.
    public struct Bounds: Hashable, Sendable {
        public var width: Double
        public var height: Double
        public var offset: Double
        public var contentHeight: Double
        /// From the left; only collection views scroll sideways.
        public var horizontalOffset: Double
        public var contentWidth: Double
    }

    /// A section, as far as it is on screen.
    public struct Section: Hashable, Sendable {
        public var index: Int
        public var header: End?
        public var rows: [Row]
        public var footer: End?
        /// Supplementary views of a collection view other than headers and footers.
        public var others: [Supplementary] = []
    }

    /// A header or footer.
    public struct End: Hashable, Sendable {
        public var viewClass: String
        public var frame: Frame
        public var shows: [HeadlessContent]
        /// What a user reads.
        public var texts: [String] { shows.compactMap(\.text) }
    }

    /// A supplementary view by its kind and the item that it belongs to.
    public struct Supplementary: Hashable, Sendable {
        public var kind: String
        public var indexPath: IndexPath
        public var view: End
    }

    /// A row of a table, an item of a collection view.
    public struct Row: Hashable, Sendable {
        public var indexPath: IndexPath
        public var cellClass: String
        public var frame: Frame
        public var shows: [HeadlessContent]
        public var isSelected: Bool
        public var isEditing: Bool
        /// Of a table; those of a list cell are among what it shows.
        public var accessory: UITableViewCell.AccessoryType
        /// What a user reads.
        public var texts: [String] { shows.compactMap(\.text) }
    }

    /// A rectangle in content coordinates.
    public struct Frame: Hashable, Sendable {
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
    }
}
#endif
