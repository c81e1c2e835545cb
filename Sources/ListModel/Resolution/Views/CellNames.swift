import SwiftSurface

/// The names of the cases in the `Cell` enum, by the keys of the views.
///
/// A case is called like its class. Of a class under several reuse identifiers the one under its own name is, and the
/// others add their identifiers: `storyCell`, `storyCellCompact`. Names that meet are numbered.
struct CellNames {
    private(set) var names: [String: String] = [:]

    /// - Parameter uses: The first use of each view, in order.
    init(_ uses: [CellUse]) {
        var looks: [String: [CellUse]] = [:]
        for use in uses { looks[use.type, default: []].append(use) }
        let short = Dictionary(
            uniqueKeysWithValues: looks.keys.map { ($0, Self.caseName($0.nameComponents.suffix(1))) })
        let counts = Dictionary(short.values.map { ($0, 1) }, uniquingKeysWith: +)
        // A class that begins with a small letter would mean its case inside of the enum.
        var taken = Set(uses.map { String($0.viewClass.firstName) })
        func unused(_ wanted: String) -> String {
            var name = wanted
            var number = 2
            while !taken.insert(name).inserted {
                name = wanted + String(number)
                number += 1
            }
            return name
        }
        var others: [(use: CellUse, name: String)] = []
        for use in uses {
            let unique = short[use.type].flatMap { counts[$0] == 1 ? $0 : nil }
            let name = unique ?? Self.caseName(use.type.nameComponents[...])
            if looks[use.type]?.count == 1 || !use.isOpen && use.reuse == use.type {
                names[use.key] = unused(name)
            } else {
                others.append((use, Self.name(of: use, ofClass: name)))
            }
        }
        for (use, wanted) in others { names[use.key] = unused(wanted) }
    }

    /// The name of one of several looks of a class: `storyCellCompact`. For a UIKit class it is that of the look alone,
    /// `fill`, unless a member of the enum has that name.
    private static func name(of use: CellUse, ofClass name: String) -> String {
        if use.isHeld { return name + "ByClass" }
        if use.isOpen { return name + "ByRow" }
        let own = use.type + "."
        guard use.reuse.hasPrefix(own) else { return name + words(use.reuse) }
        let look = words(String(use.reuse.dropFirst(own.count)))
        let alone = caseName([Substring(look)])
        let isAlone = PlainCellRule.isPlain(use) && use.type == use.viewClass && alone.first?.isNumber == false
        return isAlone && !Identifier.needsBackticks(alone) && !members.contains(alone) ? alone : name + look
    }

    /// What the enum and its protocols declare.
    private static let members: Set = [
        "allCases", "dequeue", "hash", "hashValue", "rawValue", "register", "reuseIdentifier", "viewClass",
    ]

    /// `StoryCell` is `storyCell`, `URLCell` is `urlCell`, `Feed.StoryCell` in full is `feedStoryCell`.
    private static func caseName(_ components: ArraySlice<Substring>) -> String {
        let joined = components.prefix(1).joined() + components.dropFirst().map { String($0).capitalizedFirst }.joined()
        let letters = Identifier.isName(joined) ? joined : joined.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let capitals = letters.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < letters.count ? capitals - 1 : capitals
        return letters.prefix(lowered).lowercased() + letters.dropFirst(lowered)
    }

    /// `story-cell.wide` is `StoryCellWide`.
    private static func words(_ identifier: String) -> String {
        identifier.unicodeScalars.split { $0 != "_" && !$0.properties.isXIDContinue }
            .map { String($0).capitalizedFirst }.joined()
    }
}
