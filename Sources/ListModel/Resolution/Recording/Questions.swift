/// What was asked of the program while one file was resolved: while the answers stay the same, so does the result.
final class Questions {
    private var keys = QuestionSet()
    /// What was asked in the stages before.
    private var before: [UInt32] = []
    /// The types that were looked at, by their index: most are looked at again and again.
    private var symbols = QuestionSet()
    /// Whether something was asked of all declarations, so that no change can be told to leave the answer as it is.
    private(set) var asksForAll = false
    /// The names for which one that is spelled almost like them was looked for in vain.
    private(set) var farNames: Set<String> = []

    /// Which types, typealiases and functions have a qualified name.
    func ask(for name: String) {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            ask(Question(declarationOf: name.utf8))
            return
        }
        // The declaration is in that of the outermost type, or in an extension.
        ask(Question(declarationOf: name.utf8[..<dot]))
        ask(Question(extensionOf: name.utf8[..<dot]))
    }

    /// Which types are inside of one.
    func ask(forTypesInside type: String) {
        let outermost = type.utf8.prefix { $0 != UInt8(ascii: ".") }
        ask(Question(declarationOf: outermost))
        ask(Question(extensionOf: outermost))
    }

    /// All that is declared of a type.
    func ask(for symbol: Int, named name: @autoclosure () -> String) {
        guard symbols.insert(UInt32(truncatingIfNeeded: symbol)) else { return }
        let name = name().utf8.prefix { $0 != UInt8(ascii: ".") }
        ask(Question(declarationOf: name))
        ask(Question(extensionOf: name))
    }

    func ask(forExtensionsOf name: String) {
        ask(Question(extensionOf: name.utf8))
    }

    func ask(_ question: Question) {
        keys.insert(question.value)
    }

    func askForAll() {
        asksForAll = true
    }

    /// Notes that no type is spelled almost like a name.
    func noteFar(_ name: String) {
        farNames.insert(name)
    }

    /// Lets go of what only makes a stage fast: all files together hold much of it.
    func endStage() {
        if keys.count > 0 {
            for question in before { keys.insert(question) }
            before = keys.values
            keys = QuestionSet()
        }
        symbols = QuestionSet()
    }

    /// Calls a function for each question of the stages that have ended.
    func each(_ body: (UInt32) -> Void) { before.forEach(body) }

    /// Those of the stages that have ended, sorted.
    var all: [UInt32] { before.sorted() }
}
