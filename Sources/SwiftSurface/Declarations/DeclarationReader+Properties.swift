import SourceText

/// `var` and `let`.
extension DeclarationReader {
    /// What the accessors of a property say.
    private struct Accessors {
        var isComputed = false
        var isSettable = false
        /// Of the getter.
        var effects: [String] = []
    }

    /// At the keyword. All bindings of it; of those at the top level of the file the names are kept.
    mutating func readProperties(_ head: Head, isLet: Bool) {
        cursor.advance()
        let first = scopes.last?.properties.count ?? 0
        /// Where the bodies and values of the bindings start.
        var body: Int?
        repeat {
            var names: [(name: String, range: SourceRange)] = []
            let name = cursor.isAtName ? cursor.name : ""
            let nameRange = cursor.token.range
            if cursor.isAtName {
                cursor.advance()
            } else if cursor.kind == .leftParenthesis {
                names = readTuplePattern()
            } else {
                break
            }
            let property = readBinding(name, nameRange, head, isLet: isLet, &body)
            guard let scope = scopes.indices.last else {
                if !head.modifiers.contains("private"), !head.modifiers.contains("fileprivate") {
                    surface.globals += names.map(\.name) + (name.isEmpty || name == "_" ? [] : [name])
                }
                continue
            }
            guard name != "_" else { continue }
            if name.isEmpty {
                for (name, range) in names {
                    var part = property
                    (part.name, part.nameRange, part.type) = (name, range, nil)
                    scopes[scope].properties.append(part)
                }
            } else {
                if scopes[scope].properties.isEmpty { scopes[scope].properties.reserveCapacity(2) }
                scopes[scope].properties.append(property)
                shareType(since: first, scope)
            }
        } while cursor.skip(.comma)
        let marks = takeMarks(body: body)
        guard !marks.isEmpty else { return }
        guard let scope = scopes.indices.last else {
            surface.strayMarks += marks
            return
        }
        for index in first..<scopes[scope].properties.count { scopes[scope].properties[index].marks = marks }
    }

    /// Behind a pattern: the type, the value, the accessors.
    private mutating func readBinding(
        _ name: String, _ nameRange: SourceRange, _ head: Head, isLet: Bool, _ body: inout Int?
    ) -> Property {
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
        return Property(
            name: name, type: typeRange.map { cursor.normalized($0) }, initialValue: initialValue, isLet: isLet,
            isComputed: accessors.isComputed, isSettable: accessors.isSettable, isStatic: head.isStatic,
            effects: accessors.effects, attributes: head.attributes, modifiers: head.modifiers, conditions: conditions,
            range: SourceRange(head.start, cursor.end), nameRange: nameRange, typeRange: typeRange)
    }

    /// In `var a, b: T` the type is that of `a`, too.
    private mutating func shareType(since first: Int, _ scope: Int) {
        let last = scopes[scope].properties.count - 1
        guard last > first, let type = scopes[scope].properties[last].type else { return }
        for index in (first..<last).reversed() {
            guard scopes[scope].properties[index].type == nil, scopes[scope].properties[index].initialValue == nil
            else {
                return
            }
            scopes[scope].properties[index].type = type
            scopes[scope].properties[index].typeRange = scopes[scope].properties[last].typeRange
        }
    }

    /// The names that a pattern in parentheses binds.
    private mutating func readTuplePattern() -> [(name: String, range: SourceRange)] {
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
            let mutates = cursor.isAt("mutating")
            cursor.skipAccessorModifiers()
            let accessor = cursor.accessor
            switch accessor {
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
            let effects = cursor.readEffects()
            if accessor == .getter { accessors.effects = (mutates ? ["mutating"] : []) + effects }
            if cursor.kind == .leftBrace { cursor.skipBraces() }
            _ = cursor.skip(.semicolon)
        }
    }
}
