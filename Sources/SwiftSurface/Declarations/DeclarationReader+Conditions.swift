import SourceText

/// Conditional compilation: all clauses are read, each from the same depth.
extension DeclarationReader {
    /// Clauses that a clause remembers as not taken.
    private static let rememberedClauses = 1000

    /// At a directive.
    mutating func readDirective() {
        let start = cursor.token.range.lower
        let directive = cursor.lexer.directive(start)
        if directive != .if { strayOwnMarks(before: start) }
        switch directive {
        case .if:
            let condition = readCondition()
            if conditions.count == DeclarationLimits.nesting {
                if ignoredConditions == 0 {
                    cursor.lexer.faults.append((.nestedTooDeeply, SourceRange(start, start + 3)))
                }
                ignoredConditions += 1
            } else {
                openMarksOfCondition(start)
                conditions.append(Condition(negated: [], condition: condition, block: start))
                scopesAtConditions.append(scopes.count)
            }
        case .elseif: readClause(condition: readCondition())
        case .else:
            cursor.advance()
            readClause(condition: nil)
        case .endif:
            cursor.advance()
            if ignoredConditions > 0 {
                ignoredConditions -= 1
            } else if !conditions.isEmpty {
                closeScopes(downTo: scopesAtConditions.removeLast())
                conditions.removeLast()
                closeMarksOfCondition()
            }
        case nil:
            cursor.advance()
        }
    }

    private mutating func readClause(condition: String?) {
        guard ignoredConditions == 0, var clause = conditions.popLast() else { return }
        closeScopes(downTo: scopesAtConditions.last ?? 0)
        if let before = clause.condition, clause.negated.count < Self.rememberedClauses {
            clause.negated.append(before)
        }
        clause.condition = condition
        reopenMarksOfCondition()
        conditions.append(clause)
    }

    /// What stands after `#if` or `#elseif` on its line.
    private mutating func readCondition() -> String {
        let start = cursor.token.range.upper
        cursor.skipLine()
        return cursor.normalized(SourceRange(min(start, cursor.end), cursor.end)).trimmingSpaces
    }
}

extension String {
    /// Without spaces at both ends.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
