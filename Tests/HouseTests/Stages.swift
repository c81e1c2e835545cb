import SwiftSurface

/// The stages of resolution, which are folders: what the code of their files says of their order.
struct Stages {
    /// A folder may name what its own and earlier folders declare.
    static let folders = [
        "Recording", "Types", "Symbols", "Values", "Index", "Facts", "Scope", "Calls", "Identity", "Members", "Shapes",
        "Views", "Leaves", "Ends", "Lists", "Checks", "Run",
    ]
    private static let root = "Sources/ListModel/Resolution/"

    /// Every file of the resolution, with the number of its folder.
    let files: [(file: HouseFile, stage: Int)]

    init() throws {
        files = try HouseFile.ours.get().compactMap { file in
            guard file.path.hasPrefix(Self.root) else { return nil }
            let folder = String(file.path.dropFirst(Self.root.count).prefix { $0 != "/" })
            return Self.folders.firstIndex(of: folder).map { (file, $0) }
        }
    }

    /// Its name without what comes after `+`: `SectionRule` for `SectionRule+Enums.swift`.
    static func unit(_ file: HouseFile) -> String {
        String(file.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
    }

    /// Its words that begin with a capital.
    private static func typesNamed(in file: HouseFile) -> Set<String> {
        Set(file.code.flatMap { $0.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) } })
    }

    /// `FILE names TYPE`, where a later folder declares the type.
    func upwardNames() -> Set<String> {
        var stageOf: [String: Int] = [:]
        for (file, stage) in files {
            for type in file.topLevel where type.kind != .extension { stageOf[type.name] = stage }
        }
        var result: Set<String> = []
        for (file, stage) in files {
            for name in Self.typesNamed(in: file) where (stageOf[name] ?? 0) > stage {
                result.insert("\(file.path.dropFirst(Self.root.count)) names \(name)")
            }
        }
        return result
    }

    /// Which units of the stages from `Calls` to `Checks` name a type, or a member of an extension, of which other.
    func calls() -> [String: Set<String>] {
        let calls = Self.folders.firstIndex(of: "Calls") ?? 0
        let checks = Self.folders.firstIndex(of: "Checks") ?? 0
        let rules = files.filter { (calls...checks).contains($0.stage) }.map(\.file)
        var owners: [String: String] = [:]
        var members: [String: Set<String>] = [:]
        for file in rules {
            for declaration in file.topLevel where declaration.kind != .extension {
                owners[declaration.name] = Self.unit(file)
            }
        }
        for file in rules {
            for declaration in file.topLevel where declaration.kind == .extension && owners[declaration.name] == nil {
                for name in Self.members(of: declaration, in: file) {
                    members[name, default: []].insert(Self.unit(file))
                }
            }
        }
        var result: [String: Set<String>] = [:]
        for file in rules {
            let unit = Self.unit(file)
            var named = Set(Self.typesNamed(in: file).compactMap { owners[$0] })
            for line in file.code {
                for match in line.matches(of: #/\.(\w+)/#) {
                    // What two units add under one name says nothing of either.
                    if let units = members[String(match.1)], units.count == 1 { named.formUnion(units) }
                }
            }
            result[unit, default: []].formUnion(named.subtracting([unit]))
        }
        return result
    }

    private static func members(of declaration: Declaration, in file: HouseFile) -> [String] {
        let lines = file.line(declaration.range.lower)...file.line(declaration.range.upper)
        return file.code[lines].compactMap { line in
            line.firstMatch(of: #/^    (?:\w+(?:\(set\))? )*(?:func|var|let) (\w+)/#).map { String($0.1) }
                .flatMap { line.contains("private ") ? nil : $0 }
        }
    }

    /// The units that are left if those without calls are taken away again and again.
    static func cycle(in calls: [String: Set<String>]) -> [String: Set<String>] {
        var left = calls
        while true {
            let ends = Set(left.filter { $0.value.isEmpty }.keys)
            if ends.isEmpty { break }
            for end in ends { left[end] = nil }
            left = left.mapValues { $0.filter { left[$0] != nil } }
        }
        // Nor what only leads to a cycle.
        while true {
            let called = left.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            let starts = left.keys.filter { !called.contains($0) }
            if starts.isEmpty { return left }
            for start in starts { left[start] = nil }
        }
    }
}
