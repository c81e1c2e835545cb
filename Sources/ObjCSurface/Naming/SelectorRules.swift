import SourceText

/// The name of a method in Swift by the rules of the importer, as far as they need no word list: the last resort.
///
/// The rules are those of "Automatic Translation of Objective-C into Swift" (Swift Evolution 0005), cut down.
struct SelectorRules {
    private let container: ObjCContainer
    private let selfWords: [String]

    init(_ container: ObjCContainer) {
        self.container = container
        selfWords = Words.split(container.name)
    }

    private static let prepositions = Set(
        words: "at by for from in into of on to using via with without")

    /// Words behind which the name of the type is left out. The importer has thousands.
    private static let verbs = Set(
        words: """
            add apply change clear display get handle hide insert load open perform play present remove replace select
            send show tap update use
            """)

    func name(of method: ObjCMethod) -> SwiftName {
        var pieces = method.pieces.map(String.init)
        var types = method.parameters.map(\.type)
        if method.isThrowing, let last = pieces.last {
            types.removeLast()
            if pieces.count > 1 {
                pieces.removeLast()
            } else {
                pieces[0] = Self.withoutErrorSuffix(last)
            }
        }
        if let rest = initializerRest(pieces[0], method) {
            var labels: [String?] = types.isEmpty ? [] : [rest.isEmpty ? nil : label(rest, types[0], isFirst: true)]
            for (piece, type) in zip(pieces, types).dropFirst() { labels.append(pruned(piece, type)) }
            return SwiftName(base: "init", labels: labels, origin: .rules)
        }
        guard let first = types.first else {
            return SwiftName(base: baseName(Words.split(pieces[0]), nil), labels: [], origin: .rules)
        }
        if case .pointer = first.form, Self.withoutErrorSuffix(pieces[0]) != pieces[0] {
            return SwiftName(base: pieces[0], labels: types.map { _ in nil }, origin: .rules)
        }
        let (base, firstLabel) = split(pieces[0], first)
        var labels = [firstLabel]
        for (piece, type) in zip(pieces, types).dropFirst() { labels.append(pruned(piece, type)) }
        return SwiftName(base: base, labels: labels, origin: .rules)
    }

    private static func withoutErrorSuffix(_ piece: String) -> String {
        for suffix in ["WithError", "AndReturnError"] where piece.hasSuffix(suffix) && piece != suffix {
            return String(piece.dropLast(suffix.count))
        }
        return piece
    }

    // MARK: Initialisers

    /// The words after `initWith`, or after the name of the class in a factory; nil for another method.
    private func initializerRest(_ piece: String, _ method: ObjCMethod) -> [String]? {
        let words = Words.split(piece)
        if !method.isClassMethod {
            guard words.first == "init", method.result.form == .instancetype || method.isInitializerOf(container)
            else { return nil }
            return words.count > 1 && words[1] == "With" ? Array(words.dropFirst(2)) : Array(words.dropFirst())
        }
        guard container.kind == .interface, method.result.form == .instancetype || method.isInitializerOf(container),
            !method.parameters.isEmpty
        else { return nil }
        // The longest end of the name of the class that the selector begins with.
        for count in stride(from: min(selfWords.count, words.count - 1), through: 1, by: -1) {
            let suffix = selfWords.suffix(count).map { $0.lowercased() }
            guard words.prefix(count).map({ $0.lowercased() }) == suffix else { continue }
            let rest = words.dropFirst(count)
            return Array(rest.first == "With" ? rest.dropFirst() : rest)
        }
        return nil
    }

    /// The first label of an initialiser, whose preposition stays unless it is `with`.
    private func label(_ words: [String], _ type: ObjCType, isFirst: Bool) -> String {
        guard let first = words.first, Self.prepositions.contains(first.lowercased()), words.count > 1 else {
            return Words.lowered(words)
        }
        let kept = withoutType(Array(words.dropFirst()), type)
        return Words.lowered([first] + kept)
    }

    // MARK: Methods

    /// `configure` and `with` of `configureWithStory:` for a `Story`.
    private func split(_ piece: String, _ type: ObjCType) -> (base: String, label: String?) {
        let words = Words.split(piece)
        let preposition = words.indices.dropFirst().last { Self.prepositions.contains(words[$0].lowercased()) }
        guard let preposition, preposition + 1 < words.count || words.count > 1 else {
            return (baseName(words, type), nil)
        }
        let rest = Array(words[(preposition + 1)...])
        let kept = withoutType(rest, type)
        let base = baseName(Array(words[..<preposition]), nil)
        return (base, Words.lowered([words[preposition]] + kept))
    }

    /// A base name without what repeats the type: of its only parameter, or of the class.
    private func baseName(_ words: [String], _ type: ObjCType?) -> String {
        var words = words
        if let type {
            let kept = withoutType(words, type)
            if kept.count < words.count, let last = kept.last, isVerb(last), kept.last != "set" { words = kept }
        } else if words.count > 1, let own = selfWords.last, words.last == own, isVerb(words[words.count - 2]) {
            words.removeLast()
        }
        return words.joined()
    }

    private func isVerb(_ word: String) -> Bool { Self.verbs.contains(word.lowercased()) }

    /// The label of a further parameter.
    private func pruned(_ piece: String, _ type: ObjCType) -> String? {
        let words = Words.split(piece)
        let kept = withoutType(words, type)
        guard kept.count < words.count, let last = kept.last else { return piece.isEmpty ? nil : piece }
        return isVerb(last) || Self.prepositions.contains(last.lowercased()) ? kept.joined() : piece
    }

    /// Without the last words that are the last words of the name of a type, too.
    private func withoutType(_ words: [String], _ type: ObjCType) -> [String] {
        if words.last?.lowercased() == "index", type.isInteger { return words.dropLast() }
        guard let name = type.nameForPruning else { return words }
        let typeWords = Words.split(name)
        var count = 0
        while count < words.count, count < typeWords.count,
            words[words.count - 1 - count].lowercased() == typeWords[typeWords.count - 1 - count].lowercased()
        {
            count += 1
        }
        // `URL` of `NSURL` is one word here.
        if count == 0, let last = words.last, name.hasPrefix("NS"), name.dropFirst(2) == last { count = 1 }
        return Array(words.dropLast(count))
    }
}
