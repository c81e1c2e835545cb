/// Reads which lists an app has, from its sources alone.
public struct Survey: Sendable {
    let app: App
    private let found: ListFinder
    private let nibs: [SurveyNib]

    /// The files and nibs are in the order of their paths.
    public init(_ files: [SurveyFile], nibs: [SurveyNib]) {
        self.nibs = nibs
        app = App(files, NibIndex(nibs))
        found = ListFinder(app)
    }

    /// What the lists are in files that were read.
    public func inventory(of inputs: Inventory.Inputs) -> Inventory {
        Inventory(inputs: inputs, lists: lists(found.found), bases: lists(found.bases))
    }

    /// The marks that a list could have, by the name and line of an inventory; what is wrong if none is proposed.
    public func proposal(for list: SurveyedList) -> Result<Proposal, ProposalRefusal> {
        if let refusal = Proposer.refusal(list) { return .failure(ProposalRefusal(reason: refusal)) }
        let all = found.found + found.bases
        guard let candidate = all.first(where: { $0.name == list.name && $0.view == list.view.value }),
            let type = candidate.type
        else { return .failure(ProposalRefusal(reason: "no type of the app has it")) }
        let reach = ListReach(candidate, in: app, holders: found.holders)
        let proposer = Proposer(app: app, list: list, type: type, reach: reach)
        return .success(proposer.proposal(Judge(app: app, nibs: nibs)))
    }

    /// The lists by file and line, each with what it has that listgen cannot say.
    private func lists(_ candidates: [Candidate]) -> [SurveyedList] {
        let cases = candidates.map { Judge.Case(type: $0.type, list: list($0)) }
        let obstacles = Judge(app: app, nibs: nibs).obstacles(of: cases)
        return zip(cases, obstacles).map { subject, obstacles in
            var list = subject.list
            list.obstacles = obstacles
            return list
        }.sorted { ($0.spot, $0.name, $0.view.value.rawValue) < ($1.spot, $1.name, $1.view.value.rawValue) }
    }

    private func list(_ candidate: Candidate) -> SurveyedList {
        let reach = ListReach(candidate, in: app, holders: found.holders)
        var cells = CellReader(app)
        var gestures = GestureReader(app)
        for body in reach.bodies where !isReplaced(body, by: candidate, reach) { cells.read(body.run, in: body.type) }
        for type in reach.own { cells.readMembers(of: type) }
        for type in reach.own + reach.answerers + reach.holders {
            let isShared = candidate.base != nil && type != candidate.type
            gestures.read(type, countsLines: !isShared && !reach.holders.contains(type))
        }
        let evidence = cells.evidence
        let names = Set((reach.own + reach.answerers + reach.holders).map { String(app.types[$0].simpleName) })
        let shown = app.nibs.lists.filter { list in
            list.view == candidate.view
                && (names.contains { list.isAnswered(by: $0) } || list.spot == candidate.evidence)
        }
        let facts = CellFacts(app: app, evidence: evidence, shown: shown, source: candidate.source).cells
        if let type = candidate.type {
            for name in Set(facts.compactMap(\.value.className)).sorted() { gestures.readCell(name, from: type) }
        }
        let spot = candidate.type.map { app.types[$0].spot } ?? candidate.evidence ?? Spot(path: "", line: 1)
        var list = SurveyedList(
            name: candidate.name, spot: spot,
            view: Fact(candidate.view, candidate.certainty, at: candidate.evidence),
            source: Fact(candidate.source, candidate.certainty, at: candidate.evidence), cells: facts,
            headers: CellFacts.sorted(evidence.headers).map { Fact($0.key, at: $0.value) }, gestures: gestures.facts,
            lines: gestures.lines)
        list.base = candidate.base.map { app.types[$0].name }
        list.replaces = candidate.replaces
        list.screens = candidate.screens
        list.foreign = candidate.foreign
        list.isInCell = candidate.type.flatMap { app.foreignRoot($0) }?.hasSuffix("Cell") ?? false
        return list
    }

    /// Whether a body is of a base whose cells the type replaces without asking for them.
    private func isReplaced(_ body: ListReach.Body, by candidate: Candidate, _ reach: ListReach) -> Bool {
        guard candidate.replaces, let base = candidate.base, app.lineage(base).contains(body.type) else { return false }
        return !reach.bodies.contains { other in
            other.type == candidate.type && other.run.owner == UIKitNames.cellMethod(candidate.view)
                && other.run.range.contains { other.run.spells($0, "super") }
        }
    }
}
