import ListModel
import SwiftSurface

/// The function that connects what a view tells by itself, whether the view is a cell, a header or a footer.
struct EventText {
    /// What has to hold when an event comes, and what the values of a requirement are called then.
    typealias Shown = (tests: [String], call: CallText)
    /// The statements that write what an event tells into what the view shows.
    typealias Write = (CellEvent, String, HeardRow, inout MarkFunctions) -> Writing

    let owner: ClassValues
    /// What the view is called, and its class.
    let view: String
    let type: String
    /// What it shows, which the names of functions are made of.
    let name: String
    /// The names that what it shows is bound to.
    let bindings: [String]
    let conditions: [Condition]
    /// How the row is known; nil for a view that shows none.
    let row: HeardRow?
    let shown: (Requirement, [String], HeardRow) -> Shown

    private var asClosure: Bool { owner.list.actions == .closures }

    /// The template values of the function.
    func values(_ events: [CellEvent], _ functions: inout MarkFunctions) -> [String: Any] {
        [
            "signature": "hear(\(Namer.label(name)) \(view): \(type))",
            "statements": statements(events, &functions) { _, _, _, _ in Writing() },
        ]
    }

    /// The statements that connect what the view tells.
    func statements(_ events: [CellEvent], _ functions: inout MarkFunctions, writing: Write) -> [String] {
        ConditionalLines.joined(
            events.map { ConditionalLines(statements($0, &functions, writing), if: $0.conditions) })
    }

    /// The template values of a function that gives the closure which the method takes that fills the view. The row is
    /// that of the fill.
    func values(ofParameter event: CellEvent, _ functions: inout MarkFunctions) -> [String: Any] {
        guard case .parameter(let count, let type) = event.source else { return [:] }
        let names = names(count)
        let parameters = names.isEmpty ? "" : " " + names.joined(separator: ", ")
        let body = body(event, told: names, by: row, isWeak: false, &functions) { _, _, _, _ in Writing() }
        return [
            "signature": "hear(\(Namer.label(Namer.joined([name, event.member]))) indexPath: IndexPath) -> \(type)",
            "statements": ["let id = rowID(at: indexPath)", "return { [weak self]\(parameters) in"] + body + ["}"],
        ]
    }

    /// What has to hold for a value to be written, and the statements that write it.
    struct Writing {
        var tests: [String] = []
        var lines: [String] = []
    }

    /// `cell.onToggle = { [weak self, weak cell] value in … }`, or the same heard from a control.
    private func statements(
        _ event: CellEvent, _ functions: inout MarkFunctions, _ writing: Write
    ) -> [String] {
        let member = "\(view).\(Namer.member(event.member))"
        switch event.source {
        case .control(let name, let value):
            let control = value == nil ? "_" : Namer.local("control", apartFrom: bindings)
            let told = value.map { ["\(control).\($0)"] } ?? []
            let body = body(event, told: told, by: row.map { _ in .given }, isWeak: false, &functions, writing)
            let parameters = [view] + (row == nil ? [] : ["row"]) + [control]
            let head = "hear(\(member), of: \(view), .\(name)) { [weak self] \(parameters.joined(separator: ", ")) in"
            return [head] + body + ["}"]
        case .parameter: return []
        case .closure(let count):
            let names = names(count)
            let isRead = if case .remeasures = event.effect { false } else { true }
            let parameters = names.isEmpty ? "" : " " + names.map { isRead ? $0 : "_" }.joined(separator: ", ")
            var body = body(event, told: names, by: row, isWeak: true, &functions, writing)
            // What is told of the header of a table reads the state alone.
            let readsView = body.contains { SwitchText.reads(view, in: $0.replacing("let \(view)", with: "")) }
            if !readsView { body = self.body(event, told: names, by: row, isWeak: false, &functions, writing) }
            let head = "\(member) = { [weak self\(readsView ? ", weak " + view : "")]\(parameters) in"
            let line = "\(head) \(body[0].trimmed) }"
            return body.count == 1 && line.count <= 96 ? [line] : [head] + body + ["}"]
        }
    }

    private func names(_ count: Int) -> [String] {
        (0..<count).map { Namer.local($0 == 0 ? "value" : "value\($0 + 1)", apartFrom: bindings) }
    }

    private func body(
        _ event: CellEvent, told: [String], by row: HeardRow?, isWeak: Bool, _ functions: inout MarkFunctions,
        _ writing: Write
    ) -> [String] {
        let row = row ?? .live(of: view)
        let unwrapped = ["let self"] + (isWeak ? ["let \(view)"] : [])
        var lines: [String]
        switch event.effect {
        case .remeasures: lines = ["if let \(view) { self?.remeasure(\(view)) }"]
        case .writes:
            let writing = writing(event, told.first ?? "", row, &functions)
            lines = done(writing.lines, if: unwrapped + writing.tests)
        case .tells(let requirement):
            let shown = shown(requirement, told, row)
            lines = done([call(requirement, shown)], if: unwrapped + shown.tests)
        case .answers(let requirement, let otherwise):
            let shown = shown(requirement, told, row)
            let answer = otherwise.map {
                functions.value(
                    of: $0, role: Namer.joined([name, event.member, "else"]),
                    type: ForeignSpelling.marked(requirement.result ?? ""), offers: [], conditions: conditions)
            }
            let actions = asClosure ? [] : ["let actions"]
            lines = guarded(unwrapped + actions + shown.tests, "return \(answer ?? "nil")")
            lines.append("return actions." + shown.call.call(requirement, asClosure: asClosure))
        }
        return lines.map { "    \($0)" }
    }

    /// The call of the actions, if there are some.
    func call(_ requirement: Requirement, _ shown: Shown) -> String {
        (asClosure ? "actions." : "actions?.") + shown.call.call(requirement, asClosure: asClosure)
    }

    /// Does something if some tests hold: on one line if that fits.
    private func done(_ lines: [String], if tests: [String]) -> [String] {
        let whole = "if \(tests.joined(separator: ", ")) { \(lines.first ?? "") }"
        return lines.count == 1 && whole.count <= 96 ? [whole] : guarded(tests, "return") + lines
    }

    private func guarded(_ tests: [String], _ otherwise: String) -> [String] {
        let whole = "guard \(tests.joined(separator: ", ")) else { \(otherwise) }"
        guard whole.count > 88, let row = tests.firstIndex(where: { $0.hasPrefix("case ") }) else { return [whole] }
        let (head, rest) = (tests[...row].joined(separator: ", "), tests[(row + 1)...].joined(separator: ", "))
        return ["guard " + head + (rest.isEmpty ? "" : ",")] + (rest.isEmpty ? [] : ["    " + rest])
            + ["else { \(otherwise) }"]
    }
}
