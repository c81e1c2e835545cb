/// Finds the types of an app that have lists.
struct ListFinder {
    let app: App
    private(set) var found: [Candidate] = []
    /// Classes that no screen is of, and whose lists several screens have.
    var bases: [Candidate] = []
    /// The candidates of each type, by their places in `found`.
    private var places: [Int: [Int]] = [:]
    /// How often each name is called, or a member of it taken that makes one.
    let made: [String: Int]
    let holders: Holders
    /// The subclasses of diffable data sources that somebody makes.
    private var usedSources: Set<Int> = []

    init(_ app: App) {
        self.app = app
        var made: [String: Int] = [:]
        for file in app.files {
            for mention in file.mentions where mention.member.map(Self.makes) ?? true {
                made[mention.name, default: 0] += 1
            }
        }
        for name in app.nibs.controllers { made[name, default: 0] += 1 }
        self.made = made
        holders = Holders(app)
        findHandWritten()
        findDiffable()
        findLibraries()
        moveToCallers()
        moveToHolders()
        findSubclasses()
        findStatic()
        findOutside()
    }

    /// Whether a static member makes an instance of its type, by its name.
    private static func makes(_ member: String) -> Bool {
        ["self", "init", "make", "create", "instantiate", "instantiateFromStoryboard", "fromStoryboard"]
            .contains(member)
    }

    func has(_ type: Int, _ view: SurveyedList.View? = nil) -> Bool {
        places[type]?.contains { view == nil || found[$0].view == view } ?? false
    }

    mutating func add(_ candidate: Candidate) {
        if let type = candidate.type {
            if has(type, candidate.view) { return }
            places[type, default: []].append(found.count)
        }
        found.append(candidate)
    }

    /// Makes the candidate of a type one whose rows the storyboard lists.
    mutating func makeStatic(_ type: Int, at spot: Spot) {
        for place in places[type] ?? [] where found[place].view == .table {
            found[place].source = .static
            found[place].evidence = spot
        }
    }

    /// Takes candidates away, and adds others in their place.
    mutating func replace(_ all: [Candidate]) {
        found = []
        places = [:]
        for candidate in all { add(candidate) }
    }

    /// A candidate for a type, which is told at a place.
    func candidate(
        _ type: Int, _ view: SurveyedList.View, _ source: SurveyedList.Source, at evidence: Spot?
    ) -> Candidate {
        Candidate(type: type, name: app.types[type].name, view: view, source: source, evidence: evidence)
    }

    // MARK: What is written in the type

    private mutating func findHandWritten() {
        for id in app.types.indices where app.types[id].kind != .protocol {
            for (part, function) in app.types[id].functions where function.name.hasSuffix("View") {
                for view in [SurveyedList.View.table, .collection]
                where function.fullName == UIKitNames.cellMethod(view) && answers(id, view, function.modifiers) {
                    add(candidate(id, view, .handWritten, at: app.types[id].spot(part, at: function.nameRange.lower)))
                }
            }
        }
    }

    /// Whether a type with the method is asked by a view. Models of form libraries have the method, too.
    private func answers(_ id: Int, _ view: SurveyedList.View, _ modifiers: [String]) -> Bool {
        if modifiers.contains("override") { return true }
        let ancestors = app.ancestors(id)
        if !ancestors.isDisjoint(with: UIKitNames.sources(view)) { return true }
        return ancestors.contains { name in
            name.hasPrefix("UI") && name.hasSuffix("Controller")
                && !["UIViewController", "UINavigationController", "UITabBarController"].contains(name)
        }
    }

    private mutating func findDiffable() {
        let names = app.diffableNames
        for file in app.files where file.hasTokens {
            for mention in file.mentions where names.contains(mention.name) {
                guard let id = app.owner(of: mention.offset, in: file), app.diffable(id) == nil,
                    let view = app.diffable(mention.name, from: id)
                else { continue }
                let run = TokenRun(file, mention.index..<min(mention.index + 400, file.tokens.count))
                let next = run.afterGenerics(mention.index + 1)
                let isInit = run.kind(next) == .period && run.spells(next + 1, "init")
                guard run.kind(isInit ? next + 2 : next) == .leftParenthesis else { continue }
                if let source = app.resolve(mention.name, from: id) { usedSources.insert(source) }
                var new = candidate(id, view, .diffable, at: run.spot(mention.index))
                new.answerer = app.resolve(mention.name, from: id)
                add(new)
            }
        }
        for id in app.types.indices where app.types[id].kind != .protocol {
            for (part, property) in app.types[id].properties where part.file.hasTokens {
                if property.modifiers.contains("weak") { continue }
                for name in TypeName.all(in: Holders.types(of: property)) where names.contains(TypeName.simple(name)) {
                    guard app.diffable(id) == nil else { break }
                    guard let view = app.diffable(name, from: id) else { continue }
                    let source = app.resolve(name, from: id)
                    if let source { usedSources.insert(source) }
                    var new = candidate(
                        id, view, .diffable, at: app.types[id].spot(part, at: property.nameRange.lower))
                    // Somebody else may make it, or nobody.
                    new.certainty = .inferred
                    new.answerer = source
                    add(new)
                    break
                }
            }
        }
        for id in app.types.indices where !usedSources.contains(id) && app.types[id].kind == .class {
            guard let view = app.diffable(id), app.subclasses[id].isEmpty else { continue }
            var new = candidate(id, view, .diffable, at: app.types[id].spot)
            new.certainty = .inferred
            add(new)
        }
    }
}
