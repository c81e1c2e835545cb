import Foundation

/// A question for the height of a row, or for the size of an item, to which generated code says how it comes by the
/// answer.
public struct HeightRequest {
    /// How an answer may be used.
    enum Origin {
        /// It costs nothing to ask for it again.
        case said
        /// It is computed from the row, the context and the metrics alone.
        case computed
        /// It is computed from what can change unnoticed.
        case computedEachTime
    }

    /// False if only heights are wanted that are not computed.
    let computes: Bool
    /// The width of the row in points: in a table view that of the list, in a collection view that of the item. If the
    /// size of an item is asked for, the width that there is for it.
    public let width: CGFloat
    private(set) var origin = Origin.said

    init(computes: Bool, width: CGFloat) {
        (self.computes, self.width) = (computes, width)
    }

    /// A height that is computed, and kept until its row, the context or the metrics change.
    public mutating func computed(_ height: @autoclosure () -> CGFloat) -> CGFloat? {
        answer(.computed) { _ in height() }
    }

    /// The same of a height that is computed from the width.
    public mutating func computed(_ height: (CGFloat) -> CGFloat) -> CGFloat? { answer(.computed, height) }

    /// A size that is computed, and kept like a height.
    public mutating func computed(_ size: @autoclosure () -> CGSize) -> CGSize? { answer(.computed) { _ in size() } }

    /// The same of a size that is computed from the width that there is.
    public mutating func computed(_ size: (CGFloat) -> CGSize) -> CGSize? { answer(.computed, size) }

    /// Whether a height may be computed now. For one that depends on what is loaded for its row: an estimate loads nothing.
    public mutating func mayCompute() -> Bool {
        origin = .computed
        return computes
    }

    /// A height that is computed each time: it reads the neighbours of its row, or an object whose content is not
    /// compared.
    public mutating func computedEachTime(_ height: @autoclosure () -> CGFloat) -> CGFloat? {
        answer(.computedEachTime) { _ in height() }
    }

    /// The same of a height that is computed from the width.
    public mutating func computedEachTime(_ height: (CGFloat) -> CGFloat) -> CGFloat? {
        answer(.computedEachTime, height)
    }

    /// The same of a size.
    public mutating func computedEachTime(_ size: @autoclosure () -> CGSize) -> CGSize? {
        answer(.computedEachTime) { _ in size() }
    }

    /// The same of a size that is computed from the width that there is.
    public mutating func computedEachTime(_ size: (CGFloat) -> CGSize) -> CGSize? {
        answer(.computedEachTime, size)
    }

    private mutating func answer<Value>(_ origin: Origin, _ value: (CGFloat) -> Value) -> Value? {
        self.origin = origin
        return computes ? value(width) : nil
    }
}
