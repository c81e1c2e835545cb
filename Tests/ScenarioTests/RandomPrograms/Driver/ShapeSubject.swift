import Foundation
import UIKit

/// A list on screen, and what the driver of its program says of it.
@MainActor final class ShapeSubject {
    let window: UIWindow
    let screen: any Screen
    /// The name of what is said of the items.
    let mark: String
    let told = Told()
    /// The generated table or collection, its context and its actions.
    var kept: [Any] = []
    var state: () -> Any = { [] }
    /// Whether sections are told apart by their positions, so that another state has other rows in them.
    var isByPosition = false
    /// Sets another state, which is not shown yet.
    var vary: (inout Randomness) -> Void = { _ in }
    var flush: () -> Void = {}
    var isInteracting: () -> Bool = { false }
    var isExpanded: (any ShapeItem) -> Bool = { _ in false }
    /// Shows the rows below one, or hides them.
    var toggle: (IndexPath) -> Bool = { _ in false }
    /// Changes what cells take from the context.
    var widen: (Bool) -> Void = { _ in }
    var isWide = false
    /// The identities that are chosen.
    var chosen: () -> [Int] = { [] }
    /// The identities that are selected, as the list has them.
    var selection: () -> Int = { 0 }
    /// Give a row another title, by its identity.
    var updates: [(Int, String) -> Bool] = []
    /// Find the cell of a row by its identity.
    var finders: [(Int) -> UIView?] = []
    var reports: [String] = []
    /// How often the mark has done what it says.
    var traces = 0
    var steps: [String] = []
    /// The cell of each row that keeps its own.
    var cells: [Int: UIView] = [:]
    /// The identity of the row that was tapped last.
    var tapped: Int?

    init(_ screen: any Screen, mark: String) {
        (self.screen, self.mark) = (screen, mark)
        window = UIWindow(frame: screen.view.frame)
        window.addSubview(screen.view)
    }

    var table: UITableView? { screen.view as? UITableView }
    var collection: UICollectionView? { screen.view as? UICollectionView }

    /// The rows of the newest state.
    var rows: [ShapeRow] { Program.rows(in: state(), isExpanded: isExpanded) }

    /// A row of the newest state.
    func row(_ id: Int, isItem: Bool = true) -> ShapeRow? { rows.first { $0.id == id && $0.isItem == isItem } }

    /// The number of a row among all of them.
    func number(of path: IndexPath) -> Int { screen.counts[..<path.section].reduce(0, +) + path.item }

    /// Sometimes sets a state that the list does not show yet.
    func varyBeforehand(_ r: inout Randomness) {
        guard !isByPosition, r.below(2) == 0 else { return }
        steps.append("newer state")
        vary(&r)
    }

    /// Has what waits for the end of a turn, or of a gesture, happen.
    func settle() {
        flush()
        for _ in 0..<1000 where isInteracting() { RunLoop.main.run(until: Date()) }
        flush()
        screen.layOut()
    }

    /// Shows, changes and touches; what is wrong, and after which steps.
    func play(_ r: inout Randomness) -> String? {
        UIKitRules.onViolation = { violation in
            print("after \(self.steps.joined(separator: ", ")): \(violation.message)")
            exit(1)
        }
        settle()
        var fault = screenFault() ?? observe()
        // The mark has to be seen at work; after so many steps there was a row for it.
        var most = 0
        for number in 0..<400 where fault == nil && (number < 40 || traces == 0) {
            fault = step(&r)
            most = max(most, rows.filter(\.isItem).count)
        }
        // Few rows are never about to come.
        let isForMany = mark == "prefetch" || mark == "delegate"
        if fault == nil, traces == 0, !isForMany || most > 6 { fault = "the mark does nothing" }
        return fault.map { "after \(steps.joined(separator: ", ")): \($0)" }
    }

    private func step(_ r: inout Randomness) -> String? {
        switch r.below(7) {
        case 0:
            steps.append("scroll")
            screen.scroll(by: CGFloat(r.below(600)) - 300)
            screen.layOut()
        case 1:
            if let fault = update(&r) { return fault }
        case 6:
            steps.append("context")
            isWide.toggle()
            widen(isWide)
        case 2, 3:
            steps.append("change")
            vary(&r)
        default:
            guard let path = screen.paths.randomElement(using: &r) else { break }
            let row = rows[number(of: path)]
            steps.append("touch \(row.said) at \(path)")
            if let fault = touch(row, at: path, &r) ?? unexpected() { return fault }
        }
        settle()
        if !reports.isEmpty { return "reported \(reports)" }
        return observe() ?? screenFault()
    }

    /// A fault if the app was told anything but these.
    func told(_ expected: (name: String, row: ShapeRow?)...) -> String? { told(all: expected) }

    func told(all expected: [(name: String, row: ShapeRow?)]) -> String? {
        let calls = told.news()
        let isRight =
            calls.count == expected.count
            && zip(calls, expected).allSatisfy { call, expected in
                call.name.hasPrefix(expected.name) && call.rows == (expected.row.map { [$0] } ?? [])
                    && (call.section.map { Self.holds($0, expected.row) } ?? true)
            }
        if isRight { return nil }
        return "told \(calls.map(\.text)), not \(expected.map { "\($0.name)(\($0.row?.said ?? ""))" })"
    }

    /// Whether a section is that of a row. A tap is told with the section as it is shown, so the content may differ.
    private static func holds(_ section: Any, _ row: ShapeRow?) -> Bool {
        Program.rows(in: section).contains { $0.id == row?.id && $0.isItem == row?.isItem }
    }

    private func unexpected() -> String? { toldOfDisplay ? observe() : told() }

    private var toldOfDisplay: Bool { ["prefetch", "end", "display", "delegate"].contains(mark) }

    /// What comes by itself, when rows come near or go.
    private func observe() -> String? {
        guard toldOfDisplay else { return told() }
        let rows = self.rows
        for call in told.news() {
            traces += 1
            if call.name.hasPrefix("nearEnd") { continue }
            if call.name.hasPrefix("didEnd") || call.name.hasPrefix("cancel") { continue }
            for row in call.rows where !rows.contains(row) || !row.isItem { return "told \(call.text) of another row" }
        }
        return nil
    }
}
