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
    /// The section enum of which the section is a case.
    var enumeration: Enumeration? = nil

    /// A section enum, and the marks of it and of its property. What they say is said of its value, whatever the case.
    struct Enumeration {
        var type: ResolvedType
        var marks: [Mark]
        /// Where it is declared: all its cases are of one requirement.
        var place: SourcePlace
    }

    /// Whether a mark speaks of the section enum.
    func isOfEnum(_ mark: Mark) -> Bool { enumeration?.marks.contains { $0.place == mark.place } ?? false }

    /// Whether the value of an argument is that of such a mark.
    func isOfEnum(_ value: MarkValue?, _ name: MarkArgumentName) -> Bool {
        guard let value, let enumeration else { return false }
        return enumeration.marks.contains { $0.written(name)?.place == value.place }
    }

    /// The site whose value is that of the section enum.
    func ofEnum(_ isOfEnum: Bool) -> HeaderSite {
        guard isOfEnum, let enumeration else { return self }
        var site = self
        (site.type, site.valueName, site.place) = (enumeration.type, "section", enumeration.place)
        return site
    }
}
