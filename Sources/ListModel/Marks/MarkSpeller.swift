import SourceText
import SwiftSurface

/// Turns the marks of one file into values with their places, reporting what is no call or no whole one.
struct MarkSpeller {
    let file: SourceFile
    private lazy var lines = LineMap(file.bytes)

    init(_ file: SourceFile) {
        self.file = file
    }

    mutating func spell(_ comment: MarkComment, _ diagnostics: inout DiagnosticBag) -> SpelledMark {
        let syntax = MarkSyntax(comment)
        var mark = SpelledMark(name: syntax.name, place: place(syntax.nameRange))
        for argument in syntax.arguments {
            mark.arguments.append(
                SpelledMark.Argument(
                    label: argument.label, place: place(argument.labelRange ?? argument.range),
                    value: argument.text.isEmpty ? nil : value(argument)))
        }
        if syntax.errors.contains(where: { $0.kind == .unclosedParenthesis }), !mark.arguments.isEmpty {
            // Its value has swallowed what follows.
            mark.arguments.removeLast()
        }
        for error in syntax.errors where [.unclosedBracket, .strayBracket].contains(error.kind) {
            mark.arguments.removeAll { $0.value.map { $0.place.range.upper > error.range.lower } ?? true }
        }
        // What cannot be read is of no kind.
        let unreadable = syntax.errors.filter { if case .lexical = $0.kind { true } else { false } }
            .map(\.range.lower).sorted()
        var next = 0
        mark.arguments.removeAll { argument in
            guard let range = argument.value?.place.range else { return false }
            while next < unreadable.count, unreadable[next] < range.lower { next += 1 }
            return next < unreadable.count && unreadable[next] < range.upper
        }
        if mark.name.isEmpty { mark.meant = comment.pieces.first.flatMap { NearMark(behindColon: $0.text)?.mark } }
        var faults = self.faults(of: syntax)
        if faults.isEmpty { faults = syntax.arguments.flatMap { notOneExpression($0) } }
        faults += trailing(comment, syntax)
        for (fault, range) in faults {
            diagnostics.report(fault, at: place(range))
        }
        mark.isFaulty = !faults.isEmpty
        return mark
    }

    private func place(_ range: SourceRange) -> SourcePlace {
        SourcePlace(path: file.path, range: range)
    }

    private mutating func value(_ argument: MarkSyntax.Argument) -> MarkValue {
        // The compiler tells of an excerpt at the beginning of its file.
        let location = lines.location(file.isExcerpt ? 0 : argument.range.lower)
        var value = MarkValue(
            form: form(argument), text: argument.text, place: place(argument.range), line: location.line,
            column: location.column)
        if let closure = Self.typedClosure(argument) {
            (value.form, value.text) = (.closure(parameters: closure.parameters), closure.closure)
            value.resultType = closure.result
        }
        return value
    }

    /// The closure of an `id:`, which may say the type of its result.
    private static func typedClosure(_ argument: MarkSyntax.Argument) -> ClosureSignature? {
        argument.label == MarkArgumentName.id.rawValue && argument.text.first == "{"
            ? ClosureSignature(argument.text) : nil
    }

    private mutating func form(_ argument: MarkSyntax.Argument) -> MarkValue.Form {
        switch argument.value {
        case .integer, .float: .number
        case .string(let text): .string(text)
        case .boolean(let value): .boolean(value)
        case .nothing: .nothing
        case .keyPath(let root, let components): .keyPath(MarkKeyPath(root: root, components: components))
        case .member(let name, nil): .member(name)
        case .member(let name, let values?)
        where values.count == 1 && values[0].label == nil && !values[0].text.isEmpty:
            .closed(name, value(values[0]))
        case .name(let type): .name(type.description)
        case .function(let name, let labels): .function(base: name.joined(separator: "."), labels: labels)
        case .closure(let parameters?, _): .closure(parameters: parameters)
        case .closure(nil, let highest): .closure(parameters: ClosureSignature.shorthand(highest))
        case .array(let elements): .array(elements.map { value($0) })
        case .member, .other: MarkKeyPath(typed: argument.text).map { .keyPath($0) } ?? typeForm(argument.text)
        }
    }

    /// `any Theme` and `Theme?` are types although no expressions.
    private func typeForm(_ text: String) -> MarkValue.Form {
        guard text.utf8.count < 1000 else { return .expression }
        return switch TypeSyntax(parsing: text) {
        case .any, .optional(.named), .optional(.any): .name(text)
        default: .expression
        }
    }

    /// What is wrong with the form of the mark; a value that is missing after a label is left to the check.
    private func faults(of syntax: MarkSyntax) -> [(DiagnosticEntry, SourceRange)] {
        let hasOpenString = syntax.errors.contains { $0.kind == .lexical(.unterminatedString) }
        let isUnclosed = syntax.errors.contains { $0.kind == .unclosedParenthesis }
        /// Typographic quotes come in pairs: the first says it all.
        var hasUnknown = false
        let labels = Set(syntax.arguments.compactMap(\.labelRange))
        var faults: [(DiagnosticEntry, SourceRange)] = []
        let openString = syntax.errors.first { $0.kind == .lexical(.unterminatedString) }?.range.lower ?? Int.max
        for error in syntax.errors where error.range.lower <= openString {
            switch error.kind {
            case .missingName, .spaceBeforeParenthesis: continue
            case .unclosedParenthesis:
                if !hasOpenString { faults.append(unclosed(syntax, error.range)) }
            case .unclosedBracket: faults.append((.unclosedMark(bracket(error.range), isInside: true), error.range))
            case .strayBracket: faults.append((.strayBracket(bracket(error.range)), error.range))
            case .missingComma: faults.append((.malformedMark(found: file.text(error.range)), error.range))
            case .missingValue:
                if !labels.contains(error.range) { faults.append((.malformedMark(found: ""), error.range)) }
            case .lexical(.unterminatedString): faults.append((.unclosedMark("\"", isInside: true), error.range))
            case .lexical(.unbalancedBrace) where isUnclosed: continue
            case .lexical(.unknownCharacter) where hasUnknown: continue
            case .lexical(let fault):
                if fault == .unknownCharacter { hasUnknown = true }
                faults.append((.unreadableMark(fault.message), error.range))
            }
        }
        return faults
    }

    /// What follows the expression or type that an argument is.
    private func notOneExpression(_ argument: MarkSyntax.Argument) -> [(DiagnosticEntry, SourceRange)] {
        switch argument.value {
        case .array(let elements): return elements.flatMap { notOneExpression($0) }
        case .closure, .other, .member(_, .some): break
        default: return []
        }
        switch ExpressionEnd.fault(in: argument.text) {
        case .another(let range)?:
            let rest = String(decoding: argument.text.utf8.dropFirst(range.lower), as: UTF8.self)
            let isText = argument.text.allSatisfy { $0.isLetter || $0.isNumber || " ,.!?'&-".contains($0) }
            let quoted = isText ? "\(argument.label.map { $0 + ": " } ?? "")\"\(argument.text)\"" : nil
            return [(.severalExpressions(found: rest, quoted: quoted), argument.range)]
        case .directive(let range)?:
            let name = String(
                decoding: argument.text.utf8.dropFirst(range.lower).prefix(range.upper - range.lower), as: UTF8.self)
            return [(.directiveInArgument(name), argument.range)]
        case nil:
            let type = MarkKeyPath(typed: argument.text)?.type ?? Self.typedClosure(argument)?.result
            return type.map { Self.isType($0) ? [] : [(.notAType($0), argument.range)] } ?? []
        }
    }

    private static func isType(_ text: String) -> Bool {
        switch TypeSyntax(parsing: text) {
        case .other: false
        case .named(let components): !components.contains { $0.name.first?.isNumber ?? true }
        default: true
        }
    }

    private func bracket(_ range: SourceRange) -> Character {
        file.text(range).first ?? "("
    }

    /// The bracket of the last value where it has no counterpart, else the parenthesis.
    private func unclosed(_ syntax: MarkSyntax, _ parenthesis: SourceRange) -> (DiagnosticEntry, SourceRange) {
        if let last = syntax.arguments.last, let opening = last.text.first,
            let closing = [Character("["): Character("]"), "{": "}"][opening], !last.text.contains(closing)
        {
            return (.unclosedMark(opening, isInside: true), SourceRange(last.range.lower, last.range.lower + 1))
        }
        return (.unclosedMark("(", isInside: false), parenthesis)
    }

    /// What reads like more of the mark although the mark has ended.
    private func trailing(_ comment: MarkComment, _ syntax: MarkSyntax) -> [(DiagnosticEntry, SourceRange)] {
        let isWhole =
            !syntax.name.isEmpty
            && !syntax.errors.contains { [.unclosedParenthesis, .lexical(.unterminatedString)].contains($0.kind) }
        guard isWhole, let piece = comment.pieces.last(where: { $0.range.lower <= syntax.range.upper }) else {
            return []
        }
        let end = syntax.range.upper - piece.range.lower
        let rest = String(decoding: piece.text.utf8.dropFirst(end), as: UTF8.self)
        guard let remark = MarkRemark(rest), remark.continues(syntax) else { return [] }
        let lower = syntax.range.upper + remark.offset
        return [(.textAfterMark(remark.text), SourceRange(lower, lower + remark.text.utf8.count))]
    }
}
