import SwiftSurface

/// The part of the method that gives cells which is for one of them.
struct CellBranch {
    /// The call that dequeues the cell.
    let call: Int
    /// From the brace or the label to the end of the branch.
    let range: Range<Int>
    /// The case that the branch is for; nil outside of a switch.
    let label: String?

    /// The branches of a body, one for each call that dequeues.
    static func all(in run: TokenRun) -> [CellBranch] {
        let calls = run.range.filter { run.kind($0) == .identifier && run.text($0).contains("equeue") }
        let branches = calls.map { branch(of: $0, in: run) }
        // What an inner branch is for says nothing of the outer one.
        return branches.map { branch in
            let inner = branches.filter { $0.call != branch.call && branch.range.contains($0.range.lowerBound) }
                .filter { $0.range != branch.range }
            let lower = inner.map(\.range.upperBound).filter { $0 <= branch.call }.max() ?? branch.range.lowerBound
            let upper = inner.map(\.range.lowerBound).filter { $0 > branch.call }.min() ?? branch.range.upperBound
            return CellBranch(call: branch.call, range: lower..<max(upper, lower), label: branch.label)
        }
    }

    private static func branch(of call: Int, in run: TokenRun) -> CellBranch {
        var range = run.range
        var index = run.range.lowerBound
        // The innermost braces around the call.
        while index < call {
            if run.kind(index) == .leftBrace {
                let close = run.close(index)
                if close < call {
                    index = close
                } else {
                    range = index + 1..<close
                }
            }
            index += 1
        }
        var start: Int?
        var end = range.upperBound
        var next = range.lowerBound
        while next < range.upperBound {
            if [.leftBrace, .leftParenthesis, .leftBracket].contains(run.kind(next)) {
                next = run.close(next)
            } else if run.spells(next, "case") || run.spells(next, "default"), run.kind(next - 1) != .period {
                let isCondition =
                    run.spells(next - 1, "if") || run.spells(next - 1, "guard") || run.kind(next - 1) == .comma
                if isCondition {
                    next += 1
                    continue
                }
                if next < call {
                    start = next
                } else {
                    end = next
                    break
                }
            }
            next += 1
        }
        guard let start else { return CellBranch(call: call, range: range, label: nil) }
        var label: String?
        if run.spells(start, "case"), run.kind(start + 1) == .period, run.isName(start + 2) {
            label = run.text(start + 2)
        } else if run.spells(start, "case"), run.isName(start + 1) {
            var last = start + 1
            while run.kind(last + 1) == .period, run.isName(last + 2) { last += 2 }
            if last > start + 1 { label = run.text(last) }
        }
        return CellBranch(call: call, range: start..<end, label: label)
    }
}
