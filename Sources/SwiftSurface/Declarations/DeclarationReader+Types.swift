import SourceText

/// Types, extensions, type aliases and imports.
extension DeclarationReader {
    /// At the keyword.
    mutating func readType(_ kind: Declaration.Kind, _ head: Head) {
        let keyword = cursor.token.range
        cursor.advance()
        let nameStart = cursor.token.range.lower
        let name: String
        if kind == .extension {
            guard cursor.skipType() else { return }
            name = cursor.normalized(SourceRange(nameStart, cursor.end))
        } else {
            guard cursor.isAtName, kind != .actor || !cursor.isOnNewLine else { return }
            name = qualifier + cursor.name
            cursor.advance()
        }
        let nameRange = SourceRange(nameStart, cursor.end)
        let genericParameters = readGenericParameters()
        let inherits = readInheritedTypes()
        let whereClause = readWhereClause()
        let opening = cursor.kind == .leftBrace ? cursor.token.range.lower : nil
        let isOpen = opening != nil && scopes.count < DeclarationLimits.nesting
        if isOpen {
            cursor.advance()
        } else if opening != nil {
            cursor.lexer.faults.append((.nestedTooDeeply, keyword))
            cursor.skipBraces()
        }
        let end = cursor.end
        let declaration = Declaration(
            kind: kind, name: name, inherits: inherits, attributes: head.attributes, modifiers: head.modifiers,
            genericParameters: genericParameters, whereClause: whereClause, conditions: conditions,
            marks: takeMarks(body: isOpen ? nil : opening), range: SourceRange(head.start, end),
            keywordRange: keyword, nameRange: nameRange)
        if isOpen, let opening {
            let access = kind == .extension ? Self.access(head.modifiers) : nil
            scopes.append(
                Scope(
                    index: surface.declarations.count, kind: kind, name: name.filter { $0 != "`" }, opening: opening,
                    access: access))
        }
        surface.declarations.append(declaration)
    }

    private mutating func readInheritedTypes() -> [String] {
        guard cursor.skip(.colon) else { return [] }
        let start = cursor.token.range.lower
        guard cursor.skipType() else { return [] }
        let first = SourceRange(start, cursor.end)
        if !cursor.lexer.bytes.isSame(first, lastInherited.range) {
            lastInherited = (first, [cursor.normalized(first)])
        }
        var types = lastInherited.list
        while cursor.skip(.comma) {
            let start = cursor.token.range.lower
            guard cursor.skipType() else { break }
            types.append(cursor.normalized(SourceRange(start, cursor.end)))
        }
        return types
    }

    mutating func readGenericParameters() -> String? {
        guard cursor.kind == .operator, cursor.firstByte == UInt8(ascii: "<") else { return nil }
        let start = cursor.token.range.lower
        _ = cursor.skipAngles()
        return cursor.normalized(SourceRange(start, cursor.end))
    }

    mutating func readWhereClause() -> String? {
        guard cursor.isAt("where") else { return nil }
        let start = cursor.token.range.lower
        cursor.advance()
        repeat {
            guard cursor.skipType() else { break }
            guard cursor.kind == .colon || cursor.isAtOperator("==") else { break }
            cursor.advance()
            _ = cursor.skipType()
        } while cursor.skip(.comma)
        return cursor.normalized(SourceRange(start, cursor.end))
    }

    mutating func readTypealias(_ head: Head) {
        cursor.advance()
        guard cursor.isAtName else { return }
        let name = cursor.name
        let nameRange = cursor.token.range
        cursor.advance()
        let genericParameters = readGenericParameters()
        guard cursor.skip(.equal) else { return }
        let start = cursor.token.range.lower
        _ = cursor.skipType()
        let type = cursor.normalized(SourceRange(start, max(start, cursor.end)))
        _ = readWhereClause()
        let end = cursor.end
        let alias = Typealias(
            name: qualifier + name, type: type, genericParameters: genericParameters, modifiers: head.modifiers,
            conditions: conditions, marks: takeMarks(), range: SourceRange(head.start, end),
            nameRange: nameRange)
        surface.typealiases.append(alias)
        if !scopes.isEmpty { scopes[scopes.count - 1].typealiases.append(alias) }
    }

    /// At the keyword.
    mutating func readAssociatedType(_ head: Head) {
        var ahead = cursor.copy()
        ahead.advance()
        if let scope = scopes.indices.last, scopes[scope].kind == .protocol, ahead.isAtName {
            let alias = Typealias(
                name: qualifier + ahead.name, type: "", conditions: conditions,
                range: SourceRange(head.start, ahead.token.range.upper), nameRange: ahead.token.range)
            surface.typealiases.append(alias)
        }
        skipOther(head)
    }

    mutating func readImport(_ head: Head) {
        strayMarks(before: cursor.token.range.lower)
        cursor.advance()
        for kind: StaticString in ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        where cursor.isAt(kind) {
            cursor.advance()
            break
        }
        guard cursor.isAtName, !cursor.isOnNewLine else { return }
        let module = cursor.name
        cursor.advance()
        while cursor.kind == .period {
            cursor.advance()
            if cursor.isAtName { cursor.advance() }
        }
        if cursor.kind == .operator, !cursor.isOnNewLine { cursor.advance() }
        let text = cursor.normalized(SourceRange(head.start, cursor.end))
        surface.imports.append(Import(text: text, module: module, conditions: conditions))
    }
}
