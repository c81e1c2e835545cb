#if !canImport(UIKit)
import Foundation

/// Where the heights of rows off screen come from.
enum RowEstimates {
    /// One height for all rows that were never measured.
    case same(CGFloat)
    /// The delegate estimates each row.
    case asked
    /// No estimates: every height is asked for at once.
    case exact
}
#endif
