import SourceText
import SwiftSurface

/// What a property of a list or of a section struct means.
enum PropertyMeaning {
    /// State that is no row.
    case ignored
    /// A section struct or enum, with its type.
    case section(Int, ResolvedType, SectionCount, PropertyDeclaration?)
    case row(RowSite)
    /// A collection whose elements are sections, or hold their rows in a member: the rows, the type of a section, and
    /// how the property is declared.
    case collections(RowSite, ResolvedType, PropertyDeclaration)
    /// Reported.
    case faulty

    /// How many sections a property of a section's type stands for.
    enum SectionCount {
        case one, optional, many
    }
}
