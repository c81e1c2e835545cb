import SourceText

/// What holds while one list, provider, section struct or rows enum is resolved.
final class ListScope {
    let facts: ProgramFacts
    let cells: CellIndex
    let findings: Findings
    /// The file whose output it is for.
    let outputFile: Int
    /// What shows the list.
    var target = ListTarget.table
    /// Whether marks say how its sections are laid out.
    var hasLayouts = false
    /// The context of the list, where its name is spelled almost like that of a type of the program.
    var misspeltContext: SourcePlace?
    /// True while marks with a fault may say what seems to be missing.
    var isInDoubt = false
    /// The lists that rows of the list show; none for those that are faulty or lead back to themselves.
    var nestedFaces: [Int: NestedFace] = [:]
    /// What the contexts of lists and providers have on offer, by the list or provider.
    private var contextOffers: [Int: [Offer]] = [:]

    init(_ facts: ProgramFacts, cells: CellIndex, findings: Findings, outputFile: Int) {
        self.facts = facts
        self.cells = cells
        self.findings = findings
        self.outputFile = outputFile
    }

    /// The scope of something else in the same run.
    func of(file: Int) -> ListScope {
        ListScope(facts, cells: cells, findings: findings, outputFile: file)
    }

    /// The same list, whose findings are for the asker alone.
    func probe() -> ListScope {
        let probe = ListScope(facts, cells: cells, findings: Findings(), outputFile: outputFile)
        probe.target = target
        probe.hasLayouts = hasLayouts
        return probe
    }

    /// What the context of a list or provider has on offer, which is the same for all of its rows.
    func contextOffers(of owner: Int, _ make: () -> [Offer]) -> [Offer] {
        if let known = contextOffers[owner] { return known }
        let offers = make()
        contextOffers[owner] = offers
        return offers
    }

    /// Holds back what marks with a fault may explain, until the caller sets `isInDoubt` back.
    func doubt(if isDoubtful: Bool) {
        isInDoubt = isInDoubt || isDoubtful
    }

    /// Adds a diagnostic, unless it follows from a cause that is told elsewhere.
    @inline(never)
    func report(_ entry: DiagnosticEntry, at place: SourcePlace?) {
        if isInDoubt, entry.mayFollowFrom.contains(.faultyMark) {
            findings.holdBack(entry)
        } else if let misspeltContext, entry.mayFollowFrom.contains(.misspeltContext) {
            findings.holdBack(entry, wanting: misspeltContext)
        } else {
            findings.append(entry, at: place)
        }
    }
}
