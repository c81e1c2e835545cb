#if !canImport(UIKit)
import Foundation

/// Where the groups of a section are, along the axis that they follow.
struct SolvedGroups {
    var spans = Spans()
    /// The index of each group's first item.
    var firsts: [Int] = []
    /// Where each group begins, and how long it is.
    var starts: [CGFloat] = []
    var lengths: [CGFloat] = []
}
#endif
