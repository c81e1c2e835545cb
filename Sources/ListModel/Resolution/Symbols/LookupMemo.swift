/// What was looked up while one stage of a file is resolved: most names are looked up again and again.
final class LookupMemo {
    /// What names mean at the top level of files.
    private var meanings: [Int: [String: Meaning]] = [:]

    /// What classes inherit from; nil for one without a superclass in the program.
    var inheritances: [Int: SymbolTable.Inheritance?] = [:]

    /// Of the protocols that types conform to, those that have types inside.
    var protocols: [Int: [Int]] = [:]

    /// What a name means: a type, or nothing that is declared.
    struct Meaning {
        var symbol: Int?
    }

    /// The answer to a look-up of a name that was made before; nil if none was.
    func meaning(_ name: String, from file: Int) -> Meaning? { meanings[file]?[name] }

    func keep(_ meaning: Meaning, of name: String, from file: Int) { meanings[file, default: [:]][name] = meaning }

    /// Lets go of all: all files together hold much of it.
    func endStage() {
        meanings = [:]
        inheritances = [:]
        protocols = [:]
    }
}
