import SourceText

/// Functions, initialisers and subscripts, and the parameters of all that has some.
extension DeclarationReader {
    /// At the keyword.
    mutating func readFunction(_ kind: Function.Kind, _ head: Head) {
        var name = "init"
        var nameRange = cursor.token.range
        switch kind {
        case .function:
            readFunctionName()
            guard cursor.isAtName || cursor.kind == .operator else { return }
            name = cursor.name
            nameRange = cursor.token.range
            cursor.advance()
        case .initializer:
            cursor.advance()
            if cursor.kind == .postfixQuestion || cursor.kind == .postfixExclamation { cursor.advance() }
        case .subscript:
            name = "subscript"
            cursor.advance()
        }
        let genericParameters = readGenericParameters()
        let parameters = readParameters(areValues: false)
        let effects = cursor.readEffects()
        var returnType: String?
        if cursor.skip(.arrow) {
            let start = cursor.token.range.lower
            if cursor.skipType() { returnType = cursor.normalized(SourceRange(start, cursor.end)) }
        }
        let whereClause = readWhereClause()
        var bodyRange: SourceRange?
        if cursor.kind == .leftBrace {
            let start = cursor.token.range.lower
            cursor.skipBraces()
            bodyRange = SourceRange(start, cursor.end)
        }
        // Made at once and moved: a function is large.
        let function = Function(
            kind: kind, name: name, parameters: parameters, returnType: returnType, isStatic: head.isStatic,
            isAsync: effects.contains("async"), isThrowing: effects.contains("throws"),
            genericParameters: genericParameters, whereClause: whereClause, attributes: head.attributes,
            modifiers: head.modifiers, conditions: conditions, marks: takeMarks(body: bodyRange?.lower),
            range: SourceRange(head.start, cursor.end), nameRange: nameRange, bodyRange: bodyRange)
        if scopes.isEmpty {
            surface.functions.append(function)
        } else {
            if scopes[scopes.count - 1].functions.isEmpty { scopes[scopes.count - 1].functions.reserveCapacity(1) }
            scopes[scopes.count - 1].functions.append(function)
        }
    }

    /// From `func` to its name. An operator is cut where its generic parameters start: `==<T>(…)`.
    private mutating func readFunctionName() {
        cursor.advance()
        switch cursor.kind {
        case .postfixExclamation, .postfixQuestion, .equal, .arrow, .regexLiteral:
            cursor.retoken(.operator, upTo: operatorEnd)
        default: break
        }
        guard cursor.kind == .operator else { return }
        let range = cursor.token.range
        if range.upper > range.lower + 1, cursor.lexer.bytes[range.upper - 1] == UInt8(ascii: "<"),
            cursor.lexer.has(.identifier, range.upper)
        {
            cursor.retoken(.operator, upTo: range.upper - 1)
        }
    }

    private var operatorEnd: Int {
        var end = cursor.token.range.lower + 1
        while cursor.lexer.has(.operator, end) { end += 1 }
        return end
    }

    /// The parameters of a function, or the associated values of a case, with their parentheses.
    mutating func readParameters(areValues: Bool) -> [Parameter] {
        guard cursor.kind == .leftParenthesis else { return [] }
        cursor.advance()
        guard cursor.kind != .rightParenthesis else {
            cursor.advance()
            return []
        }
        var parameters: [Parameter] = []
        parameters.reserveCapacity(1)
        while cursor.kind != .rightParenthesis, cursor.kind != .endOfFile {
            let before = cursor.token.range.lower
            if let parameter = readParameter(areValues: areValues) { parameters.append(parameter) }
            if cursor.kind == .comma {
                cursor.advance()
            } else if cursor.kind == .rightBrace || cursor.kind == .directive {
                return parameters
            } else if cursor.kind != .rightParenthesis, cursor.token.range.lower == before {
                skipFaultyParameter()
            }
        }
        _ = cursor.skip(.rightParenthesis)
        return parameters
    }

    private mutating func skipFaultyParameter() {
        switch cursor.kind {
        case .leftParenthesis, .leftBracket, .leftBrace: cursor.skipBalanced()
        case .stringStart: cursor.skipString()
        default: cursor.advance()
        }
    }

    private mutating func readParameter(areValues: Bool) -> Parameter? {
        while cursor.kind == .at, isAttributeOfParameter { cursor.skipAttribute() }
        var label: String?
        var name: String?
        if cursor.isAtName, areValues ? isAtLabel : true {
            let first = cursor.isAt("_") ? nil : cursor.name
            cursor.advance()
            var second: String?
            if cursor.isAtName {
                second = cursor.isAt("_") ? nil : cursor.name
                cursor.advance()
                if cursor.kind == .colon { (label, name) = (first, second) }
            } else if cursor.kind == .colon {
                (label, name) = (first, first)
            }
            guard cursor.skip(.colon) else { return nil }
        }
        let start = cursor.token.range.lower
        guard cursor.skipType() else { return nil }
        let type = cursor.normalized(SourceRange(start, cursor.end))
        var hasDefault = false
        if cursor.skip(.equal) {
            hasDefault = true
            cursor.skipInitialValue()
        }
        return Parameter(label: label, name: name, type: type, hasDefault: hasDefault)
    }

    /// At `name:` or `_ name:`, not at the type of a value without a label.
    private var isAtLabel: Bool {
        var ahead = cursor.copy()
        ahead.advance()
        if ahead.isAtName { ahead.advance() }
        return ahead.kind == .colon
    }

    /// An attribute before the label, not before the type of a value without one.
    private var isAttributeOfParameter: Bool {
        var ahead = cursor.copy()
        while ahead.kind == .at { ahead.skipAttribute() }
        guard ahead.isAtName else { return false }
        ahead.advance()
        if ahead.isAtName { ahead.advance() }
        return ahead.kind == .colon
    }
}
