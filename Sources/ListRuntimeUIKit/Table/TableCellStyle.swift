#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The styles of `UITableViewCell` as classes: a table makes its cells with the default style. For generated code.
public enum TableCellStyle {
    /// A cell with a second line below.
    public final class Subtitle: UITableViewCell {
        public override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A cell with a value on the other side.
    public final class Value1: UITableViewCell {
        public override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A cell with a label in front of its text.
    public final class Value2: UITableViewCell {
        public override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .value2, reuseIdentifier: reuseIdentifier)
        }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
