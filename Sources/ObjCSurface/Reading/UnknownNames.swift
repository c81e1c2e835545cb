import SourceText

/// The names that clang asked for and did not find, and what each must be for the headers to make sense.
struct UnknownNames: Equatable {
    /// A name used as a type, and whether it must be a pointer.
    var types: [String: Bool] = [:]
    var classes: Set<String> = []
    /// Superclasses, and classes that categories extend.
    var bases: Set<String> = []
    /// The number of type arguments that a class is used with.
    var generics: [String: Int] = [:]
    var protocols: Set<String> = []
    /// Whether each takes arguments.
    var macros: [String: Bool] = [:]
    var constants: Set<String> = []

    var all: Set<String> {
        classes.union(bases).union(protocols).union(constants).union(types.keys).union(generics.keys)
            .union(macros.keys)
    }

    /// Reads one of clang's errors, which stands in the header of `outline`.
    mutating func add(_ problem: TranslationUnit.Problem, in outline: HeaderOutline) {
        let quoted = Self.quoted(problem.message)
        let index = outline.index(at: problem.offset)
        if let name = quoted.first {
            if problem.message.hasPrefix("unknown type name") {
                addType(name, index, outline)
                return
            }
            if problem.message.hasPrefix("cannot find interface declaration")
                || problem.message.hasPrefix("cannot define category for undefined class")
                || problem.message.hasPrefix("attempting to use the forward class")
            {
                bases.insert(name)
                return
            }
            if problem.message.hasPrefix("cannot find protocol declaration")
                || problem.message.hasPrefix("no type or protocol named")
            {
                protocols.insert(name)
                return
            }
            if problem.message.hasPrefix("use of undeclared identifier") {
                addValue(name, index, outline)
                return
            }
            if problem.message.hasPrefix("type arguments cannot be applied")
                || problem.message.hasPrefix("too many type arguments") || problem.message.hasPrefix("too few type arg")
            {
                addGeneric(name, index, outline)
                return
            }
        }
        if problem.message == "expected a type", let token = outline.token(index), token.kind == .identifier {
            addType(outline.text(token), index, outline)
        } else if problem.message.hasPrefix("expected") || problem.message.contains("requires a specifier")
            || problem.message.contains("specifier missing")
        {
            addMacro(index, outline)
        }
    }

    /// The texts between apostrophes.
    private static func quoted(_ message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private mutating func addType(_ name: String, _ index: Int, _ outline: HeaderOutline) {
        guard let token = outline.token(index), outline.text(token) == name, let next = outline.token(index + 1) else {
            types[name] = types[name] ?? false
            return
        }
        switch next.kind {
        case .punctuation(UInt8(ascii: "*")): classes.insert(name)
        case .punctuation(UInt8(ascii: "<")):
            classes.insert(name)
        case .punctuation(UInt8(ascii: "(")):
            let inner = outline.token(index + 2)
            if inner?.is("^") ?? false || inner?.is("*") ?? false {
                types[name] = types[name] ?? false
            } else {
                macros[name] = true
            }
        case .atKeyword, .directive, .punctuation(UInt8(ascii: "-")), .punctuation(UInt8(ascii: "+")):
            macros[name] = false
        case .identifier where Self.looksLikeMacro(name) && !endsDeclarator(index + 2, outline):
            macros[name] = false
        default:
            types[name] = types[name] ?? false || isPointer(index, outline)
        }
    }

    /// Whether what stands before `index` was the name of a variable, a property or a parameter.
    private func endsDeclarator(_ index: Int, _ outline: HeaderOutline) -> Bool {
        guard let token = outline.token(index) else { return true }
        return [";", ",", ")", "=", "["].contains { token.is($0) }
    }

    /// Whether the declaration around a type says what only pointers can.
    private func isPointer(_ index: Int, _ outline: HeaderOutline) -> Bool {
        var words: [String] = []
        if let next = outline.token(index + 1) { words.append(outline.text(next)) }
        var before = index - 1
        while before >= 0, index - before < 24, let token = outline.token(before) {
            if token.is(";") || token.is("{") || token.is("}") || token.is(":") { break }
            words.append(outline.text(token))
            before -= 1
        }
        return words.contains { Self.pointerWords.contains($0) }
    }

    private static let pointerWords = Set(
        words: """
            copy strong weak retain nullable nonnull null_resettable null_unspecified _Nullable _Nonnull __nullable
            __nonnull _Null_unspecified
            """)

    private mutating func addValue(_ name: String, _ index: Int, _ outline: HeaderOutline) {
        if outline.token(index + 1)?.is("(") ?? false {
            macros[name] = true
        } else {
            constants.insert(name)
        }
    }

    private mutating func addGeneric(_ name: String, _ index: Int, _ outline: HeaderOutline) {
        let start = max(index - 3, 0)
        guard
            let use = (start...index + 1).first(where: { outline.token($0).map { outline.text($0) == name } ?? false }),
            outline.token(use + 1)?.is("<") ?? false
        else { return }
        var depth = 0
        var count = 1
        for index in use + 1..<min(use + 64, outline.tokens.count) {
            let token = outline.tokens[index]
            if token.is("<") || token.is("(") { depth += 1 }
            if token.is(">") || token.is(")") { depth -= 1 }
            if depth == 1, token.is(",") { count += 1 }
            if depth == 0 { break }
        }
        generics[name] = max(generics[name] ?? 0, count)
    }

    /// A macro at, before or around the place where clang lost its way.
    private mutating func addMacro(_ index: Int, _ outline: HeaderOutline) {
        let candidates = [index, index - 1, callee(endingAt: index - 1, outline), callee(around: index, outline)]
        for case let candidate? in candidates {
            guard let token = outline.token(candidate), token.kind == .identifier else { continue }
            let name = outline.text(token)
            guard Self.looksLikeMacro(name) else { continue }
            macros[name] = outline.token(candidate + 1)?.is("(") ?? false
            return
        }
    }

    /// The name before the parentheses that end at `index`.
    private func callee(endingAt index: Int, _ outline: HeaderOutline) -> Int? {
        guard outline.token(index)?.is(")") ?? false else { return nil }
        return callee(around: index, outline)
    }

    /// The name before the parenthesis that is open before `index`.
    private func callee(around index: Int, _ outline: HeaderOutline) -> Int? {
        var depth = 0
        for before in stride(from: index - 1, through: max(index - 64, 1), by: -1) {
            guard let token = outline.token(before) else { return nil }
            if token.is(")") { depth += 1 }
            if token.is("(") { depth -= 1 }
            if depth < 0 { return before - 1 }
            if token.is(";") || token.is("}") { return nil }
        }
        return nil
    }

    /// Capitals, digits and underscores.
    static func looksLikeMacro(_ name: String) -> Bool {
        name.utf8.count > 2 && name.utf8.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
            && !name.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    }
}
