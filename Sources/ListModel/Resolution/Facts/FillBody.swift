import SourceText
import SwiftSurface

/// What the body of a function does that matters if it is called again for the same view: it adds something, takes
/// something away, or calls a function that may do either.
struct FillBody {
    enum Step {
        /// What it is called, as messages say it: `store(in:)`; and whether that is a bare name.
        case adds(String, SourceRange, isBare: Bool)
        case removes
        /// A function by its bare name, with the labels of its arguments.
        case calls(String, labels: [String])
    }

    /// In the order in which they run.
    private(set) var steps: [Step] = []

    /// A parenthesis, bracket or brace that is open.
    private struct Open {
        var callee: String?
        var labels: [String] = []
        var isParenthesis: Bool
    }

    private let file: SourceFile
    private let tokens: [Token]
    private var open: [Open] = []
    /// The names that were given another value: what they held is let go of.
    private var assigned: Set<String> = []
    /// The constants and variables of the body that hold something which it has made.
    private var made: Set<String> = []

    private static let adding: Set<String> = [
        "observe", "addObserver", "addAction", "addGestureRecognizer", "addInteraction",
    ]
    private static let removing: Set<String> = [
        "removeAll", "cancel", "removeTarget", "prepareForReuse", "removeObserver", "removeAction",
        "removeGestureRecognizer", "removeInteraction", "invalidate", "dispose", "unsubscribe",
    ]

    /// Reads a part of a file. Linear in its length.
    init(_ range: SourceRange, of file: SourceFile) {
        self.file = file
        tokens = file.tokens(in: range)
        for index in tokens.indices { read(index) }
    }

    private mutating func read(_ index: Int) {
        noteArgument(index)
        switch tokens[index].kind {
        case .leftParenthesis, .interpolationStart:
            open.append(Open(callee: bareCallee(before: index), isParenthesis: true))
        case .leftBracket: open.append(Open(isParenthesis: false))
        case .leftBrace:
            if let name = bareCallee(before: index) { steps.append(.calls(name, labels: [])) }
            open.append(Open(isParenthesis: false))
        case .rightParenthesis, .interpolationEnd, .rightBracket, .rightBrace:
            guard let closed = open.popLast(), let callee = closed.callee else { return }
            steps.append(.calls(callee, labels: closed.labels))
        case .equal:
            if let name = word(index - 1) { noteValue(of: name, index) }
        case .identifier, .quotedIdentifier: readWord(index)
        default: break
        }
    }

    /// The first token of an argument says its label.
    private mutating func noteArgument(_ index: Int) {
        guard open.last?.isParenthesis == true, [.leftParenthesis, .comma].contains(kind(index - 1)),
            tokens[index].kind != .rightParenthesis
        else { return }
        open[open.count - 1].labels.append((kind(index + 1) == .colon ? word(index) : nil) ?? "_")
    }

    private mutating func readWord(_ index: Int) {
        guard let name = word(index) else { return }
        let isCalled = kind(index + 1) == .leftParenthesis
        guard isCalled || kind(index + 1) == .leftBrace, word(index - 1) != "func" else { return }
        if Self.removing.contains(name) {
            steps.append(.removes)
        } else if let call = addition(name, index, isCalled: isCalled) {
            let isBare = kind(index - 1) != .period || word(index - 2) == "self"
            steps.append(.adds(call, tokens[index].range, isBare: isBare))
        }
    }

    /// What a call adds by, as a message says it; nil for one that adds nothing.
    private func addition(_ name: String, _ index: Int, isCalled: Bool) -> String? {
        switch name {
        case "store":
            guard isCalled, word(index + 2) == "in", kind(index + 3) == .colon else { return nil }
            return holdsOld(index + 4) ? "store(in:)" : nil
        case "subscribe":
            // `subscribe(on:)` says where work is done.
            return isCalled && word(index + 2) == "on" && kind(index + 3) == .colon ? nil : name
        case "addTarget":
            // A control takes the same target and action once.
            let target = word(index + 2)
            let isOwn = ["self", "nil"].contains(target) && kind(index + 3) == .comma
            return isCalled && !isOwn && !isToMade(index) ? name : nil
        default:
            return isCalled && Self.adding.contains(name) && !isToMade(index) ? name : nil
        }
    }

    /// Whether the set that `&cancellables` names may still hold what an earlier call has added.
    private func holdsOld(_ start: Int) -> Bool {
        var index = start
        var name: String?
        while index < tokens.count, kind(index) != .rightParenthesis, index < start + 8 {
            name = word(index) ?? name
            index += 1
        }
        return name.map { !assigned.contains($0) } ?? true
    }

    /// Whether a call is of something that the body has made: nothing was added to it before.
    private func isToMade(_ index: Int) -> Bool {
        guard kind(index - 1) == .period, kind(index - 3) != .period, let receiver = word(index - 2) else {
            return false
        }
        return made.contains(receiver)
    }

    private mutating func noteValue(of name: String, _ index: Int) {
        let isNew = ["let", "var"].contains(word(index - 2))
        let value = word(index + 1)
        let isMade = value?.first?.isUppercase == true && kind(index + 2) == .leftParenthesis
        if isNew {
            if isMade { made.insert(name) }
        } else if value == "DisposeBag" {
            steps.append(.removes)
        } else {
            assigned.insert(name)
        }
    }

    /// The function that a parenthesis or a closure is of, if its name is alone or after `self`.
    private func bareCallee(before index: Int) -> String? {
        guard let name = word(index - 1), word(index - 2) != "func" else { return nil }
        if kind(index - 2) == .period { return word(index - 3) == "self" ? name : nil }
        return name
    }

    private func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    private func word(_ index: Int) -> String? {
        guard let kind = kind(index), kind == .identifier || kind == .quotedIdentifier else { return nil }
        let text = file.text(tokens[index].range)
        return kind == .identifier ? text : String(text.dropFirst().dropLast())
    }
}
