/// Row properties as the resolved model wants them.
struct SourceRule: ResolutionRule {
    let listScope: ListScope

    /// Where the rows of a section come from.
    func source(_ site: RowSite) -> RowSource {
        let rule = doubting(DoubtRule(self).isDoubtful(site))
        site.types.forEach { contribute($0.syntax) }
        var element = RowSource.Element.none
        var identity = (Identity.kind, TypeFacts())
        var content = Content.none
        let isLoaded = site.rowMarks.contains { $0.has(.load) }
        if isLoaded { applied.pass(.content, of: site.rowMarks, because: .loadedRow) }
        if let rows = site.rows {
            element = .rows(type: facts.rowsText(rows), rowIDName: facts.rowIDName(rows))
            if IdentityRule(rule).isPosition(site) {
                decide(site.subject, .identity, "its position", because: "the mark of the row says so")
                identity = (.position, TypeFacts())
            }
        } else if let payload = site.payload.first {
            element = .model(payload)
            var isRepeated = false
            if case .many = site.multiplicity { isRepeated = true }
            identity = IdentityRule(rule).identity(of: site, isRepeated: isRepeated)
            content = isLoaded ? .none : ContentRule(rule).content(of: site)
        }
        var source = RowSource(
            name: site.caseName, property: site.property, path: site.path, multiplicity: site.multiplicity,
            element: element,
            identity: identity.0, identityFacts: identity.1, content: content, declaration: site.declaration,
            isSettable: site.isSettable, conditions: site.conditions, place: site.place)
        source.isLoaded = isLoaded
        return source
    }
}
