import RandomTesting

/// A random program that has to be refused, because no rule says which value is meant or which declaration is called,
/// and the same with that said.
struct RefusedProgram {
    enum Kind: String, CaseIterable {
        case payloadAgainstContext, twoOfContext, twoOfCase, orderAlone, scalarByType, helperAlone, helperByPath
        case viewAlone, computedAlone, twoOfSectionInHeader, twoOfHeight, twoOfTest, twoInjected
        case scalarOfAnotherLabel, memberOfTheRow, structInSectionEnum, namesake, rowAsAnother
        case twoStructs, twoSectionEnums, letterCase, twoRowsEnums
    }

    let seed: UInt64
    let kind: Kind
    /// Distinct nouns.
    let words: [String]

    init(seed: UInt64, kind: Kind) {
        self.seed = seed
        self.kind = kind
        var random = SeededGenerator(seed: seed)
        words = ["user", "note", "look", "sender", "badge", "entry", "morning", "owner", "theme"]
            .shuffled(using: &random)
    }

    var refused: String { source(isMended: false) }
    var mended: String { source(isMended: true) }

    private func source(isMended: Bool) -> String {
        let body = isCollision ? collision(isMended) : ambiguity(isMended)
        return "import ListRuntime\nimport ListRuntimeUIKit\nimport UIKit\n" + body + "\n"
    }

    private var isCollision: Bool {
        switch kind {
        case .twoStructs, .twoSectionEnums, .letterCase, .twoRowsEnums: true
        default: false
        }
    }
}
