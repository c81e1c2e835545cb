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
        var declaration = Declaration(
            kind: kind, name: name, attributes: head.attributes, modifiers: head.modifiers, conditions: conditions,
            range: SourceRange(head.start, cursor.end), keywordRange: keyword,
            nameRange: SourceRange(nameStart, cursor.end))
        declaration.genericParameters = readGenericParameters()
        if cursor.skip(.colon) {
            repeat {
                let start = cursor.token.range.lower
                guard cursor.skipType() else { break }
                declaration.inherits.append(cursor.normalized(SourceRange(start, cursor.end)))
            } while cursor.skip(.comma)
        }
        declaration.whereClause = readWhereClause()
        guard cursor.kind == .leftBrace else {
            declaration.range.upper = cursor.end
            declaration.marks = takeMarks()
            surface.declarations.append(declaration)
            return
        }
        let opening = cursor.token.range.lower
        guard scopes.count < DeclarationLimits.nesting else {
            cursor.lexer.faults.append((.nestedTooDeeply, keyword))
            cursor.skipBraces()
            declaration.range.upper = cursor.end
            declaration.marks = takeMarks(body: opening)
            surface.declarations.append(declaration)
            return
        }
        cursor.advance()
        declaration.marks = takeMarks()
        scopes.append(Scope(index: surface.declarations.count, kind: kind, name: name, opening: opening))
        surface.declarations.append(declaration)
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
        let alias = Typealias(
            name: qualifier + name, type: type, genericParameters: genericParameters, modifiers: head.modifiers,
            conditions: conditions, marks: takeMarks(), range: SourceRange(head.start, cursor.end),
            nameRange: nameRange)
        surface.typealiases.append(alias)
        if !scopes.isEmpty { scopes[scopes.count - 1].typealiases.append(alias) }
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
