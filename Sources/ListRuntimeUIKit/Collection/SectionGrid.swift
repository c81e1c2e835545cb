#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The arrangement of the items of a section in a flow layout. What is nil is the layout's own.
public struct SectionGrid: Equatable {
    /// How many items are side by side; their widths follow from it.
    public var columns: Int?
    /// The space around the items.
    public var insets: UIEdgeInsets?
    /// The least space between lines of items.
    public var lineSpacing: CGFloat?
    /// The least space between the items of a line.
    public var itemSpacing: CGFloat?
    /// Whether all columns are equally wide, since items of other widths are between them.
    public var areColumnsEven: Bool
    /// Whether insets and spacings stay while the section has no rows.
    public var staysWhenEmpty: Bool

    public init(
        columns: Int? = nil, insets: UIEdgeInsets? = nil, lineSpacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        areColumnsEven: Bool = false, staysWhenEmpty: Bool = false
    ) {
        (self.columns, self.insets, self.lineSpacing, self.itemSpacing) = (columns, insets, lineSpacing, itemSpacing)
        (self.areColumnsEven, self.staysWhenEmpty) = (areColumnsEven, staysWhenEmpty)
    }

    /// A grid with the same space on all sides.
    public init(
        columns: Int? = nil, insets: CGFloat, lineSpacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        areColumnsEven: Bool = false, staysWhenEmpty: Bool = false
    ) {
        self.init(
            columns: columns, insets: UIEdgeInsets(top: insets, left: insets, bottom: insets, right: insets),
            lineSpacing: lineSpacing, itemSpacing: itemSpacing, areColumnsEven: areColumnsEven,
            staysWhenEmpty: staysWhenEmpty)
    }

    /// Takes out what is no number of columns or points, and says what that was.
    mutating func takeFaults() -> [String] {
        var faults: [String] = []
        if let count = columns, count < 1 {
            faults.append("columns: \(count)")
            columns = nil
        }
        if let points = insets, ![points.top, points.left, points.bottom, points.right].allSatisfy(\.isFinite) {
            faults.append("insets: \(points)")
            insets = nil
        }
        for (name, spacing) in [("lineSpacing", \Self.lineSpacing), ("itemSpacing", \Self.itemSpacing)] {
            guard let points = self[keyPath: spacing], !points.isFinite else { continue }
            faults.append("\(name): \(points)")
            self[keyPath: spacing] = nil
        }
        return faults
    }
}
