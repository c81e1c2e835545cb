import NibSurface
import SwiftSurface

/// What was read of an app: its types by scope, and its nibs.
struct App: Sendable {
    let files: [SurveyFile]
    let nibs: NibIndex
    private(set) var types: [AppType] = []
    /// The types of each qualified name.
    private var named: [String: [Int]] = [:]
    /// The simple names of all types and aliases that are in types: for no other name scopes matter.
    private var nested: Set<String> = []
    /// For each declaration of a file its type.
    private var owners: [String: [Int]] = [:]
    /// The aliases of each qualified name: the file, and the type as written.
    private var aliases: [String: [(path: String, type: String)]] = [:]
    /// The superclass in the app of each type.
    private(set) var superclasses: [Int?] = []
    /// The direct subclasses of each type, in the order of the files.
    private(set) var subclasses: [[Int]] = []

    /// The files and nibs are in the order of their paths.
    init(_ files: [SurveyFile], _ nibs: NibIndex) {
        self.nibs = nibs
        self.files = files.filter { !$0.isTest }
        declare()
        extend()
        for file in self.files {
            for alias in file.surface.typealiases + file.surface.declarations.flatMap(\.typealiases) {
                aliases[alias.name, default: []].append((file.path, alias.type))
            }
        }
        for name in Array(named.keys) + aliases.keys where name.contains(".") { nested.insert(TypeName.simple(name)) }
        var superclasses: [Int?] = Array(repeating: nil, count: types.count)
        subclasses = Array(repeating: [], count: types.count)
        for id in types.indices where types[id].kind == .class {
            guard let found = types[id].inherits.compactMap({ resolve($0, from: id) }).first(where: isClass),
                found != id
            else { continue }
            superclasses[id] = found
            subclasses[found].append(id)
        }
        self.superclasses = superclasses
    }

    private func isClass(_ id: Int) -> Bool { types[id].kind == .class }

    private mutating func declare() {
        for file in files {
            var inFile: [String: Int] = [:]
            for (index, declaration) in file.surface.declarations.enumerated() {
                owners[file.path, default: []].append(-1)
                guard declaration.kind != .extension else { continue }
                let part = AppType.Part(file: file, declaration: declaration)
                if let id = inFile[declaration.name] {
                    // Another clause of an `#if`.
                    types[id].parts.append(part)
                    owners[file.path]?[index] = id
                    continue
                }
                inFile[declaration.name] = types.count
                named[declaration.name, default: []].append(types.count)
                owners[file.path]?[index] = types.count
                types.append(AppType(name: declaration.name, kind: declaration.kind, parts: [part]))
            }
        }
    }

    private mutating func extend() {
        for file in files {
            for (index, declaration) in file.surface.declarations.enumerated() where declaration.kind == .extension {
                let name = TypeName.plain(declaration.name)
                let part = AppType.Part(file: file, declaration: declaration)
                if let id = nearest(named[name] ?? [], to: file.path) {
                    types[id].parts.append(part)
                    owners[file.path]?[index] = id
                } else {
                    named[name] = [types.count]
                    owners[file.path]?[index] = types.count
                    types.append(AppType(name: name, kind: nil, parts: [part]))
                }
            }
        }
    }

    /// Of types with one name, which are of several targets, the one of the same file, or of the nearest folder.
    private func nearest(_ ids: [Int], to path: String) -> Int? {
        guard ids.count > 1 else { return ids.first }
        let parts = path.split(separator: "/")
        func distance(_ id: Int) -> Int {
            let other = types[id].path
            if other == path { return -1 }
            let shared = zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
            return parts.count - shared
        }
        return ids.min { (distance($0), $0) < (distance($1), $1) }
    }

    // MARK: Names

    /// The scopes that a name is looked up in from inside of a type, the innermost first.
    private func scopes(_ id: Int) -> [String] {
        lineage(id).flatMap { id -> [String] in
            var parts = types[id].name.split(separator: ".")
            var scopes: [String] = []
            while !parts.isEmpty {
                scopes.append(parts.joined(separator: ".") + ".")
                parts.removeLast()
            }
            return scopes
        }
    }

    /// The type that a name means inside of a type.
    func resolve(_ name: String, from id: Int) -> Int? {
        let path = types[id].path
        // Superclasses are not known yet while they are looked for, and do not matter then.
        let isNested = !superclasses.isEmpty && nested.contains(TypeName.simple(name))
        for scope in (isNested ? scopes(id) : []) + [""] {
            if let found = nearest(named[scope + name] ?? [], to: path) { return found }
        }
        guard superclasses.isEmpty || !name.contains(".") else {
            return resolve(name.split(separator: ".").dropFirst().joined(separator: "."), from: id)
        }
        return nil
    }

    /// The type that a nib at a path means by a name.
    func type(_ name: String, near path: String) -> Int? { nearest(named[name] ?? [], to: path) }

    /// What a name stands for that is an alias inside of a type: the aliased type as written.
    func alias(_ name: String, from id: Int) -> String? {
        let path = types[id].path
        for scope in (nested.contains(TypeName.simple(name)) ? scopes(id) : []) + [""] {
            guard let found = aliases[scope + name] else { continue }
            return (found.first { $0.path == path } ?? found.first)?.type
        }
        return nil
    }

    /// The names of all aliases, and what they stand for as written.
    var aliasTexts: [(name: String, text: String)] {
        aliases.sorted { $0.key < $1.key }.flatMap { entry in entry.value.map { (entry.key, $0.type) } }
    }

    /// The innermost type whose text has an offset of a file.
    func owner(of offset: Int, in file: SurveyFile) -> Int? {
        let index = file.surface.declarations.lastIndex { $0.range.lower <= offset && offset < $0.range.upper }
        return index.flatMap { owners[file.path]?[$0] }
    }

    // MARK: Inheritance

    /// A type and its superclasses in the app, the type first.
    func lineage(_ id: Int) -> [Int] {
        var lineage = [id]
        while lineage.count < Self.deepest, let next = superclasses[lineage[lineage.count - 1]], !lineage.contains(next)
        {
            lineage.append(next)
        }
        return lineage
    }

    /// No app inherits this deep; a class that inherits itself would.
    private static let deepest = 40
    private static let mostAncestors = 200

    /// All that it inherits and conforms to, by the names as written, protocols of the app looked into.
    func ancestors(_ id: Int) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<Int> = [id]
        var next = [id]
        while let id = next.popLast(), seen.count < Self.mostAncestors {
            for name in types[id].inherits {
                names.insert(name)
                if let found = resolve(name, from: id) {
                    if seen.insert(found).inserted { next.append(found) }
                } else if let alias = alias(name, from: id) {
                    for name in TypeName.all(in: alias) {
                        names.insert(name)
                        if let found = resolve(name, from: id), seen.insert(found).inserted { next.append(found) }
                    }
                }
            }
        }
        return names
    }

    /// The class outside of the app that a type descends from, nil if none is written.
    func foreignRoot(_ id: Int) -> String? {
        let lineage = lineage(id)
        let top = lineage[lineage.count - 1]
        return types[top].inherits.first { name in
            resolve(name, from: top) == nil && Self.looksLikeClass(name)
        }
    }

    /// Whether a name outside of the app is that of a class, by the words that names of protocols end in.
    private static func looksLikeClass(_ name: String) -> Bool {
        let protocols = [
            "Delegate", "DataSource", "Updating", "Prefetching", "able", "Protocol", "Type", "ing", "Providing",
        ]
        if name.hasPrefix("UI"), name.hasSuffix("DiffableDataSource") { return true }
        return !protocols.contains { name.hasSuffix($0) }
    }

    /// Subclasses of a class, and their subclasses, each once.
    func descendants(_ id: Int) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = [id]
        var next = subclasses[id].reversed() as [Int]
        while let id = next.popLast() {
            guard seen.insert(id).inserted else { continue }
            found.append(id)
            next += subclasses[id].reversed()
        }
        return found
    }
}
