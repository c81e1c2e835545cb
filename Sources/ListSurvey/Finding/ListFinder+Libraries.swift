/// Lists that a library answers.
extension ListFinder {
    mutating func findLibraries() {
        for file in app.files where file.hasTokens {
            for mention in file.mentions where mention.member == nil {
                let isAdapter = ["ListAdapter", "ListSwiftAdapter"].contains(mention.name)
                guard isAdapter || isForeignSource(mention.name) else { continue }
                guard let id = app.owner(of: mention.offset, in: file), !isSectionController(id) else { continue }
                let run = TokenRun(file, mention.index..<min(mention.index + 400, file.tokens.count))
                guard run.kind(run.afterGenerics(mention.index + 1)) == .leftParenthesis else { continue }
                if isAdapter {
                    guard app.resolve(mention.name, from: id) == nil, !has(id) else { continue }
                    add(candidate(id, .collection, .igListKit, at: run.spot(mention.index)))
                } else if app.resolve(mention.name, from: id) == nil, !has(id) {
                    let view: SurveyedList.View = mention.name.contains("Table") ? .table : .collection
                    var new = candidate(id, view, .framework, at: run.spot(mention.index))
                    new.foreign = mention.name
                    add(new)
                }
            }
        }
    }

    /// Whether a name is that of a data source of a library.
    private func isForeignSource(_ name: String) -> Bool {
        guard !name.hasPrefix("UI"), ["DataSource", "Adapter", "Director"].contains(where: name.hasSuffix) else {
            return false
        }
        return ["TableView", "CollectionView", "Table", "Collection", "List"].contains { name.contains($0) }
    }

    func isSectionController(_ id: Int) -> Bool {
        app.lineage(id).flatMap { app.types[$0].inherits }.contains {
            $0.hasPrefix("List") && $0.hasSuffix("SectionController")
        }
    }

    // MARK: Who shows it

    /// A namespace that makes data sources has no list: those who call it have.
    mutating func moveToCallers() {
        var kept: [Candidate] = []
        var moved: [Candidate] = []
        for candidate in found {
            guard candidate.source == .diffable, let id = candidate.type, app.types[id].kind != .class else {
                kept.append(candidate)
                continue
            }
            let callers = callers(of: id)
            if callers.isEmpty { kept.append(candidate) }
            for (caller, spot) in callers {
                var new = candidate
                new.type = caller
                new.name = app.types[caller].name
                new.evidence = spot
                new.answerer = id
                new.certainty = .inferred
                moved.append(new)
            }
        }
        if !moved.isEmpty { replace(kept + moved) }
    }

    /// The classes that call a static member of a type, cells left out.
    private func callers(of id: Int) -> [(Int, Spot)] {
        let name = app.types[id].simpleName
        var callers: [(Int, Spot)] = []
        for file in app.files where file.hasTokens {
            for mention in file.mentions where mention.member != nil && mention.name == name {
                let run = TokenRun(file, mention.index..<min(mention.index + 4, file.tokens.count))
                guard run.kind(mention.index + 3) == .leftParenthesis,
                    let caller = app.owner(of: mention.offset, in: file), caller != id,
                    app.types[caller].kind == .class, !app.types[caller].name.hasSuffix("Cell"),
                    app.resolve(mention.name, from: caller) == id, !callers.contains(where: { $0.0 == caller })
                else { continue }
                callers.append((caller, run.spot(mention.index)))
            }
        }
        return callers
    }

    /// An object that is neither view nor controller and answers for a view belongs to those that hold it.
    mutating func moveToHolders() {
        var result: [Candidate] = []
        for candidate in found {
            guard let id = candidate.type, !app.isOfScreen(id),
                candidate.source == .igListKit || candidate.source == .framework || app.diffable(id) != nil
            else {
                result.append(candidate)
                continue
            }
            var held = holders.of(id).filter { !has($0.type) }
            if candidate.source == .diffable { held = Array(held.filter { app.isOfScreen($0.type) }.prefix(1)) }
            if held.isEmpty { result.append(candidate) }
            for holder in held {
                var new = candidate
                new.type = holder.type
                new.name = app.types[holder.type].name
                new.evidence = holder.spot
                new.answerer = id
                new.certainty = .inferred
                result.append(new)
            }
        }
        replace(result)
    }
}
