/// What was looked up while one stage of a file is resolved: most names are looked up again and again.
final class LookupMemo {
    /// What names mean at the top level of files.
    private var meanings: [Int: [String: Meaning]] = [:]

    /// The types, as files see them, that neither have nor inherit types inside.
    private var empty: [Int: Set<String>] = [:]

    /// What classes inherit from; nil for one without a superclass in the program.
    var inheritances: [Int: SymbolTable.Inheritance?] = [:]

    /// The protocols of the program that types conform to.
    var protocols: [Int: [Int]] = [:]

    /// Of these, those that have types inside.
    var outerProtocols: [Int: [Int]] = [:]

    /// The properties of types, as the type sees them that has or inherits them.
    var members: [MemberKey: SymbolTable.Member] = [:]

    /// A property and a type.
    struct MemberKey: Hashable {
        var file: Int
        var place: Int
        var name: String
        var type: Int
    }

    /// What a name means: a type, or nothing that is declared.
    struct Meaning {
        var symbol: Int?
    }

    /// The answer to a look-up of a name that was made before; nil if none was.
    func meaning(_ name: String, from file: Int) -> Meaning? { meanings[file]?[name] }

    func keep(_ meaning: Meaning, of name: String, from file: Int) { meanings[file, default: [:]][name] = meaning }

    /// Whether it was seen before that no type is inside of another.
    func isEmpty(_ type: String, from file: Int) -> Bool { empty[file]?.contains(type) ?? false }

    func keepEmpty(_ type: String, from file: Int) { empty[file, default: []].insert(type) }

    /// Lets go of all: all files together hold much of it.
    func endStage() {
        meanings = [:]
        empty = [:]
        inheritances = [:]
        protocols = [:]
        outerProtocols = [:]
        members = [:]
    }
}
