import SourceText
import SwiftSurface

/// A case of a section enum, with what it means and the marks on it.
struct SectionCaseSite {
    enum Content {
        /// Its rows, then its empty row; none for a case that only has a header.
        case rows([RowSite])
        /// A section struct.
        case structure(Int)
    }

    var name: String
    var payload: RowPayload?
    /// The type of the payload, in full; nil without one.
    var type: ResolvedType?
    var content: Content
    /// What tells two sections of the case apart; `.kind` if nothing does but the case.
    var identity: (Identity, TypeFacts) = (.kind, TypeFacts())
    /// Whether a mark says so.
    var isIdentitySaid = false
    /// The type that holds what it carries with the rows that are evaluated; nil if none are.
    var snapshotType: String?
    var marks: MarkSet
    var file: Int
    var conditions: [Condition]
    var place: SourcePlace
}
