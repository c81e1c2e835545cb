import SourceText

/// What stands for a section in the index at the edge of a list view.
struct IndexTitleRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameter marks: Those of the section, the narrower first.
    func title(of site: HeaderSite, marks: [Mark], in around: Surroundings) -> Argument? {
        guard let value = applied.value(.indexTitle, of: marks) else { return nil }
        let row = SectionOfferRule(self).rowSite("indexTitle", of: site, at: value.place, in: around)
        decide(site.subject, .header, "indexTitle: \(value.text)", because: "the section mark says so", at: value.place)
        return FunctionRule(self).argument(
            value, .indexTitle, returning: ["String", "String?"], site: row,
            offers: SectionOfferRule(self).offers(row, in: around), in: around)
    }
}
