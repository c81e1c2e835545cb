#if !canImport(UIKit)
import Foundation

/// The height of a row, header or footer: an estimate until it is measured.
struct RowLayout {
    var height: CGFloat
    var isMeasured: Bool
}
#endif
