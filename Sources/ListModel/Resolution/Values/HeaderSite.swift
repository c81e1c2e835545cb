import SourceText
import SwiftSurface

/// A section whose header and footer are resolved.
struct HeaderSite {
    /// For messages and `explain`: `Feed.stories`.
    var subject: String
    /// The type of its value.
    var type: ResolvedType
    var valueName: String
    /// The qualified name of the type whose mark or property it is.
    var owner: String
    /// Where the section is declared.
    var place: SourcePlace
}
