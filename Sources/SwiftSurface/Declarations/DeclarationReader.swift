import SourceText

/// Walks the tokens of a file once. Open types are a stack on the heap, so nesting costs no recursion.
struct DeclarationReader: ~Copyable {
    /// A type whose brace is open.
    struct Scope {
        /// Of the declaration in the surface.
        var index: Int
        var kind: Declaration.Kind
        var name: String
        var opening: Int
        /// The access modifier of an extension, which its members have if they say none; nil without one.
        var access: String?
        var properties: [Property] = []
        var cases: [EnumCase] = []
        var functions: [Function] = []
        var typealiases: [Typealias] = []
    }

    /// Attributes and modifiers before a keyword.
    struct Head {
        var start: Int
        var attributes: [String] = []
        var modifiers: [String] = []
        var isStatic = false
    }

    var cursor: TokenCursor
    var surface: SourceSurface
    var scopes: [Scope] = []
    /// The `#if` clauses that are open, with the number of scopes that were open at each `#if`.
    var conditions: [Condition] = []
    var scopesAtConditions: [Int] = []
    /// `#if` blocks beyond the limit of nesting.
    var ignoredConditions = 0
    /// The next mark that belongs to nothing yet.
    var nextMark = 0
    /// The marks above the directive that was passed last, for the declaration that follows.
    var carriedMarks: [MarkComment] = []
    /// How many of them are above an `#if` that is open.
    var carriedIntoClause = 0
    /// The same of each `#if` that is open.
    var marksAtConditions: [MarksAtCondition] = []
    /// The first modifier before a declaration, as a list. The next one has most often the same.
    private var lastModifier: (range: SourceRange, list: [String]) = (SourceRange(0, 0), [])
    /// The same of the types that one inherits from.
    var lastInherited: (range: SourceRange, list: [String]) = (SourceRange(0, 0), [])

    init(path: String, _ bytes: UnsafeBufferPointer<UInt8>, meantMarks: [Int: Int] = [:]) {
        cursor = TokenCursor(bytes, meantMarks: meantMarks)
        surface = SourceSurface(path: path)
    }

    mutating func readFile() {
        while cursor.kind != .endOfFile {
            switch cursor.kind {
            case .rightBrace: closeScope()
            case .directive: readDirective()
            case .semicolon: cursor.advance()
            default: readMember()
            }
        }
        closeScopes(downTo: 0)
        strayMarks(before: Int.max)
        while !marksAtConditions.isEmpty { closeMarksOfCondition() }
        surface.block = cursor.lexer.generatedBlock()
    }

    // MARK: Scopes

    /// At a closing brace.
    private mutating func closeScope() {
        strayMarks(before: cursor.token.range.lower)
        if scopes.count > scopesAtConditions.last ?? 0, let scope = scopes.popLast() {
            cursor.advance()
            finish(scope, end: cursor.end)
            let marks = takeTrailingMarks()
            if !marks.isEmpty { surface.declarations[scope.index].marks += marks }
            return
        }
        if conditions.isEmpty {
            cursor.lexer.faults.append((.unbalancedBrace, cursor.token.range))
        }
        cursor.advance()
    }

    /// Closes what a clause of an `#if` or the file left open.
    mutating func closeScopes(downTo count: Int) {
        while scopes.count > count, let scope = scopes.popLast() {
            cursor.lexer.faults.append((.unbalancedBrace, SourceRange(scope.opening, scope.opening + 1)))
            finish(scope, end: cursor.end)
        }
    }

    private mutating func finish(_ scope: Scope, end: Int) {
        surface.declarations[scope.index].range.upper = end
        surface.declarations[scope.index].setMembers(
            scope.properties, scope.cases, scope.functions, scope.typealiases)
    }

    // MARK: Members

    /// A declaration, or something that is none: a statement of a script, the remains of a fault.
    private mutating func readMember() {
        var head = Head(start: cursor.token.range.lower)
        while true {
            switch cursor.kind {
            case .at:
                readAttribute(&head)
            case .directive where !head.attributes.isEmpty || !head.modifiers.isEmpty:
                readDirective()
            case .identifier:
                guard let keyword = cursor.keyword else {
                    skipStatement(head)
                    return
                }
                if case .modifier = keyword {
                    readModifier(&head)
                } else if case .type(.class) = keyword, isClassModifier {
                    readModifier(&head)
                } else {
                    readDeclaration(keyword, head)
                    return
                }
            default:
                skipStatement(head)
                return
            }
        }
    }

    private static let accessModifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open",
    ]

    /// The first of them that says who may name a declaration.
    static func access(_ modifiers: [String]) -> String? { modifiers.first(where: accessModifiers.contains) }

    private mutating func readDeclaration(_ keyword: Keyword, _ head: Head) {
        var head = head
        if let access = scopes.last?.access, Self.access(head.modifiers) == nil {
            head.modifiers.insert(access, at: 0)
        }
        switch keyword {
        case .type(let kind): readType(kind, head)
        case .func: readFunction(.function, head)
        case .`init` where !scopes.isEmpty: readFunction(.initializer, head)
        case .subscript where !scopes.isEmpty: readFunction(.subscript, head)
        case .var: readProperties(head, isLet: false)
        case .let: readProperties(head, isLet: true)
        case .case where scopes.last?.kind == .enum: readCases(head)
        case .typealias: readTypealias(head)
        case .import where scopes.isEmpty: readImport(head)
        case .associatedtype: readAssociatedType(head)
        case .deinit, .operator, .precedencegroup, .macro: skipOther(head)
        default: skipStatement(head)
        }
    }

    private mutating func readAttribute(_ head: inout Head) {
        let start = cursor.token.range.lower
        cursor.skipAttribute()
        head.attributes.append(cursor.normalized(SourceRange(start, cursor.end)))
    }

    private mutating func readModifier(_ head: inout Head) {
        let start = cursor.token.range.lower
        if cursor.isAt("static") || cursor.isAt("class") { head.isStatic = true }
        cursor.advance()
        if cursor.kind == .leftParenthesis { cursor.skipBalanced() }
        let range = SourceRange(start, cursor.end)
        guard head.modifiers.isEmpty else {
            head.modifiers.append(cursor.normalized(range))
            return
        }
        if !cursor.lexer.bytes.isSame(range, lastModifier.range) { lastModifier = (range, [cursor.normalized(range)]) }
        head.modifiers = lastModifier.list
    }

    /// `class` before `func`, `var` and the like.
    private var isClassModifier: Bool {
        var ahead = cursor.copy()
        ahead.advance()
        switch ahead.keyword {
        case .func, .var, .let, .subscript, .modifier: return true
        default: return false
        }
    }

    /// One token or one bracketed group of what is no declaration.
    private mutating func skipStatement(_ head: Head) {
        strayMarks(before: cursor.token.range.lower)
        switch cursor.kind {
        case .leftParenthesis, .leftBracket, .leftBrace:
            cursor.skipBalanced()
        case .stringStart:
            cursor.skipString()
        case .period:
            cursor.advance()
            if cursor.isAtName { cursor.advance() }
        case .directive, .rightBrace, .endOfFile:
            break
        default:
            cursor.advance()
        }
        strayMarks(before: cursor.end)
    }

    /// Declarations that no list needs.
    mutating func skipOther(_ head: Head) {
        strayMarks(before: cursor.token.range.lower)
        let isMacro = cursor.isAt("macro")
        cursor.advance()
        if cursor.isAtName { cursor.advance() }
        while cursor.kind != .endOfFile, !cursor.isOnNewLine || isMacro && cursor.kind == .equal {
            switch cursor.kind {
            case .leftParenthesis, .leftBracket, .leftBrace: cursor.skipBalanced()
            case .stringStart: cursor.skipString()
            case .rightBrace, .semicolon, .directive:
                strayMarks(before: cursor.end)
                return
            default: cursor.advance()
            }
        }
        if cursor.kind == .leftBrace { cursor.skipBraces() }
        strayMarks(before: cursor.end)
    }

    var qualifier: String {
        scopes.last.map { $0.name + "." } ?? ""
    }
}
