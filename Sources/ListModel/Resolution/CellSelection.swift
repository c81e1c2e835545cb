import SourceText
import SwiftSurface

/// A view class that was chosen for a row, header or footer.
struct CellSelection {
    var type: ResolvedType
    /// Where the program declares it.
    var symbol: Int?
    var when: MarkValue?
    /// The mark that names it.
    var mark: Mark?
    /// The key path to it, for a cell that the context owns.
    var owned: Argument?
    var place: SourcePlace
}
