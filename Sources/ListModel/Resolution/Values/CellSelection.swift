import SourceText
import SwiftSurface

/// A view class that was chosen for a row, header or footer.
struct CellSelection {
    var type: ResolvedType
    /// Where the program declares it.
    var symbol: Int?
    @OutOfLine var when: MarkValue? = nil
    /// The mark that names it.
    var mark: Mark?
    /// What its reuse identifier says beside the class: its style, or that it has a content configuration.
    var variant: String?
    /// The key path to it, for a cell that the context owns.
    @OutOfLine var owned: Argument? = nil
    /// Whether the context owns an array of cells, one for each row of the property.
    var isOwnedByPosition = false
    /// The key path to its class, if the context holds that.
    @OutOfLine var heldClass: Argument? = nil
    /// What it is to the list.
    var role = ViewRole.row
    var place: SourcePlace

    /// The type, and the variant of it, in one word.
    var key: String { variant.map { "\(type.text).\($0)" } ?? type.text }
}
