import SourceText

/// `var` and `let`.
extension DeclarationReader {
    /// What the accessors of a property say.
    private struct Accessors {
        var isComputed = false
        var isSettable = false
    }

    /// At the keyword. All bindings of it; those at the top level of the file are passed, not kept.
    mutating func readProperties(_ head: Head, isLet: Bool) {
        cursor.advance()
        var properties: [Property] = []
        /// Where the bodies and values of the bindings start.
        var body: Int?
        repeat {
            let names = readPattern()
            if names.isEmpty, !isBehindWildcard { break }
            let first = properties.count
            let typeRange = readTypeAnnotation()
            var initialValue: String?
            if cursor.kind == .equal {
                body = body ?? cursor.token.range.lower
                cursor.advance()
                let start = cursor.token.range.lower
                cursor.skipInitialValue()
                if cursor.end > start, !scopes.isEmpty { initialValue = cursor.text(SourceRange(start, cursor.end)) }
            }
            var accessors = Accessors(isComputed: false, isSettable: !isLet)
            if cursor.kind == .leftBrace, !cursor.isOnNewLine || initialValue == nil || cursor.isAtAccessors {
                body = body ?? cursor.token.range.lower
                accessors = readAccessors(isLet: isLet)
            }
            guard !scopes.isEmpty else { continue }
            let type = typeRange.map { cursor.normalized($0) }
            for (name, range) in names {
                properties.append(
                    Property(
                        name: name, type: names.count == 1 ? type : nil, initialValue: initialValue, isLet: isLet,
                        isComputed: accessors.isComputed, isSettable: accessors.isSettable, isStatic: head.isStatic,
                        attributes: head.attributes, modifiers: head.modifiers, conditions: conditions,
                        range: SourceRange(head.start, cursor.end), nameRange: range, typeRange: typeRange))
            }
            if first < properties.count, names.count == 1 { shareType(type, typeRange, &properties) }
        } while cursor.skip(.comma)
        let marks = takeMarks(body: body)
        guard !scopes.isEmpty else {
            surface.strayMarks += marks
            return
        }
        for var property in properties {
            property.marks = marks
            scopes[scopes.count - 1].properties.append(property)
        }
    }

    /// In `var a, b: T` the type is that of `a`, too.
    private func shareType(_ type: String?, _ range: SourceRange?, _ properties: inout [Property]) {
        guard type != nil else { return }
        for index in properties.indices.dropLast().reversed() {
            guard properties[index].type == nil, properties[index].initialValue == nil else { return }
            properties[index].type = type
            properties[index].typeRange = range
        }
    }

    /// The names that a pattern binds.
    private mutating func readPattern() -> [(name: String, range: SourceRange)] {
        if cursor.isAtName {
            let found = cursor.isAt("_") ? [] : [(cursor.name, cursor.token.range)]
            cursor.advance()
            return found
        }
        guard cursor.kind == .leftParenthesis else { return [] }
        var names: [(name: String, range: SourceRange)] = []
        var depth = 0
        repeat {
            switch cursor.kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .identifier, .quotedIdentifier:
                if !cursor.isAt("_"), !cursor.isAt("let"), !cursor.isAt("var") {
                    names.append((cursor.name, cursor.token.range))
                }
            case .colon: _ = names.popLast()
            case .comma: break
            default: return names
            }
            cursor.advance()
        } while depth > 0
        return names
    }

    private var isBehindWildcard: Bool {
        cursor.end > 0 && cursor.lexer.bytes[cursor.end - 1] == UInt8(ascii: "_")
    }

    private mutating func readTypeAnnotation() -> SourceRange? {
        guard cursor.skip(.colon) else { return nil }
        let start = cursor.token.range.lower
        return cursor.skipType() ? SourceRange(start, cursor.end) : nil
    }

    /// At the brace of the accessors, or of the getter's body.
    private mutating func readAccessors(isLet: Bool) -> Accessors {
        let opening = cursor.copy()
        var accessors = Accessors()
        var hasObservers = false
        cursor.advance()
        while cursor.kind == .directive { cursor.skipLine() }
        guard cursor.isAtAccessor else {
            cursor = opening
            cursor.skipBraces()
            return Accessors(isComputed: true, isSettable: false)
        }
        while true {
            while cursor.kind == .directive { cursor.skipLine() }
            cursor.skipAccessorModifiers()
            switch cursor.accessor {
            case .getter: accessors.isComputed = true
            case .setter: (accessors.isComputed, accessors.isSettable) = (true, true)
            case .observer: hasObservers = true
            case .initializer: break
            case nil:
                if cursor.skip(.rightBrace) {
                    if hasObservers, !accessors.isComputed { accessors.isSettable = !isLet }
                    return accessors
                }
                cursor = opening
                cursor.skipBraces()
                return accessors
            }
            cursor.advance()
            if cursor.kind == .leftParenthesis { cursor.skipBalanced() }
            _ = cursor.skipEffects()
            if cursor.kind == .leftBrace { cursor.skipBraces() }
            _ = cursor.skip(.semicolon)
        }
    }
}
