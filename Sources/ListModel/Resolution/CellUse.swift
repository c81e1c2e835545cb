import SourceText
import SwiftSurface

/// One use of a view class in a list.
struct CellUse {
    /// In full.
    var type: String
    var reuse: String
    /// The clauses around the class itself.
    var ownConditions: [Condition]
    /// The clauses under which a row uses it.
    var conditions: [Condition]
    var place: SourcePlace
}
