#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a row's cell is, and what it is filled from.
public struct RowKind: Equatable, Sendable {
    /// What a cell is filled from in addition to its row.
    public struct Reads: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The context: cells on screen are filled again when it is set.
        public static let context = Reads(rawValue: 1)
        /// The position of the row or its neighbours: cells on screen are filled again when rows of their section change.
        public static let surroundings = Reads(rawValue: 2)
        /// What the row does not hold, as a section that cannot be compared, or what only the actions know: cells on screen
        /// are filled again whenever a state is set.
        public static let beyondRow = Reads(rawValue: 4)
        /// The index path of the row: cells are filled again when it changes, as it does when rows or sections above come,
        /// go or move.
        public static let indexPath = Reads(rawValue: 8)
        /// The value of the section that holds the row: cells are filled again when that differs, or rows of it change.
        public static let section = Reads(rawValue: 16)

        var readsRows: Bool { !isDisjoint(with: [.surroundings, .section]) }
    }

    /// What happens to the cell of a row that is to be filled again.
    public enum Refill: Sendable {
        /// The cell is filled as it is.
        case inPlace
        /// Another cell is dequeued and filled, unless somebody types in this one.
        case reload
    }

    /// Where a cell comes from.
    enum Origin: Hashable, Sendable {
        case dequeued
        /// The context owns it; nil if it is not there, and an empty cell is shown.
        case owned(ObjectIdentifier?)
    }

    /// The reuse identifier of the cell. If it changes, the row is reloaded, not reconfigured.
    public var reuseIdentifier: String
    public var reads: Reads
    public var refill: Refill
    var origin = Origin.dequeued
    /// Whether the row keeps its cell.
    var keepsCell = false

    @inlinable
    public init(_ reuseIdentifier: String, reads: Reads = [], refill: Refill = .inPlace) {
        self.init(reuseIdentifier: reuseIdentifier, reads: reads, refill: refill)
    }

    /// The kind of rows that are shown by a class of the list.
    @inlinable
    public init(_ cell: some ListCellKind, reads: Reads = [], refill: Refill = .inPlace) {
        self.init(cell.rawValue, reads: reads, refill: refill)
    }

    /// The kind of a row that is shown by a cell of the context. If it is another cell, the row is reloaded.
    public init(owned cell: UIView?, reads: Reads = []) {
        self.init(reuseIdentifier: "", reads: reads, refill: .inPlace)
        origin = .owned(cell.map(ObjectIdentifier.init))
    }

    /// The kind of a row that keeps its cell; nil while that is not made.
    public init(kept cell: UIView?, reads: Reads = []) {
        self.init(owned: cell, reads: reads)
        keepsCell = true
    }

    @usableFromInline init(reuseIdentifier: String, reads: Reads, refill: Refill) {
        (self.reuseIdentifier, self.reads, self.refill) = (reuseIdentifier, reads, refill)
    }

    /// Whether a row of another kind is shown by the same cell, or by one that can be dequeued for both.
    func sharesCell(with other: RowKind) -> Bool {
        reuseIdentifier == other.reuseIdentifier && origin == other.origin
    }

    /// Whether a cell can show rows of this kind.
    @MainActor
    func isKind(of cell: some ListCell) -> Bool {
        guard case .owned(let owned) = origin else { return cell.reuseIdentifier == reuseIdentifier }
        return cell is EmptyCell ? owned == nil : owned == ObjectIdentifier(cell)
    }

    /// The cell of the context that shows the row; nil for a row of which a cell is dequeued.
    var ownedCell: ObjectIdentifier? {
        if case .owned(let cell) = origin { return cell }
        return nil
    }
}
