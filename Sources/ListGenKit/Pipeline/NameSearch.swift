/// Follows names from marked declarations to the files that declare them. What a declaration is (its superclass, the
/// target of an alias) is followed to the end; what it holds only through the members that key paths of marks name.
struct NameSearch {
    private let declaring: [NameHash: [Int]]
    private let members: Set<NameHash>
    private let contexts: Set<NameHash>
    /// The names that marked files mention themselves.
    private let named: Set<NameHash>
    private var known: Set<NameHash> = []
    private var wanted: Set<NameHash>
    private var taken: Set<Int> = []
    private var entries: [NameHash: [NameCollector.Entry]] = [:]

    init(_ marked: [NameCollector], declaring: [NameHash: [Int]]) {
        self.declaring = declaring
        members = marked.reduce(into: [NameHash("id".utf8)]) { $0.formUnion($1.members) }
        contexts = marked.reduce(into: []) { $0.formUnion($1.contexts) }
        var named: Set<NameHash> = []
        for entry in marked.flatMap(\.entries) {
            named.formUnion(entry.declared + entry.inherited + entry.held)
            for property in entry.properties { named.formUnion(property.held) }
        }
        self.named = named
        wanted = named
    }

    /// The files that declare wanted names and were not given yet, ascending; empty at the end.
    mutating func nextFiles() -> [Int] {
        while !wanted.isEmpty {
            let names = wanted
            wanted = []
            known.formUnion(names)
            var files: [Int] = []
            for name in names {
                for file in declaring[name] ?? [] where taken.insert(file).inserted { files.append(file) }
                for entry in entries[name] ?? [] { follow(entry, of: name) }
            }
            if !files.isEmpty { return files.sorted() }
        }
        return []
    }

    /// Takes the names of the files that were given.
    mutating func add(_ parsed: [NameCollector]) {
        for entry in parsed.flatMap(\.entries) {
            for name in entry.declared {
                entries[name, default: []].append(entry)
                if known.contains(name) { follow(entry, of: name) }
            }
        }
    }

    private mutating func follow(_ entry: NameCollector.Entry, of name: NameHash) {
        want(entry.inherited)
        if named.contains(name) { want(entry.held) }
        let isContext = contexts.contains(name)
        for property in entry.properties where isContext || members.contains(property.name) { want(property.held) }
    }

    private mutating func want(_ names: [NameHash]) {
        for name in names where !known.contains(name) { wanted.insert(name) }
    }
}
