import ListModel
import SwiftSurface

/// A `switch` over a value of a section enum. Cases with the same body share an arm; what a case carries is bound if its
/// body reads it.
struct EnumSwitch {
    private struct Arm {
        var patterns: [String]
        var body: [String]
        var conditions: [Condition]
        var binds: Bool
    }

    private var arms: [Arm] = []
    /// Whether a case was left out.
    private var isPartial = false

    /// A body of nil leaves the case to the default.
    mutating func add(_ name: String, _ payload: RowPayload?, if conditions: [Condition], _ body: [String]?) {
        guard let body else {
            isPartial = true
            return
        }
        let pattern = "." + Namer.member(name)
        if let payload, body.contains(where: { SwitchText.reads(payload.binding, in: $0) }) {
            let bound = "\(pattern)(let \(Namer.identifier(payload.binding)))"
            arms.append(Arm(patterns: [bound], body: body, conditions: conditions, binds: true))
        } else if let twin = arms.firstIndex(where: {
            !$0.binds && $0.body == body && $0.conditions == conditions
        }) {
            arms[twin].patterns.append(pattern)
        } else {
            arms.append(Arm(patterns: [pattern], body: body, conditions: conditions, binds: false))
        }
    }

    /// The statements; nil without a case. The body alone if all cases share it, and behind a test if it is of one.
    func lines(over subject: String, otherwise: [String]) -> [String]? {
        guard let first = arms.first else { return nil }
        if arms.count == 1, !isPartial, !first.binds, first.conditions.isEmpty { return first.body }
        if arms.count == 1, isPartial, first.patterns.count == 1, first.conditions.isEmpty, otherwise.count == 1 {
            let test = "case \(first.patterns[0]) = \(subject)"
            if otherwise[0] == "break" { return SwitchText.branch(test, first.body) }
            return ["guard \(test) else { \(otherwise[0]) }"] + first.body
        }
        let cases = arms.map { ConditionalLines(SwitchText.arm($0.patterns, $0.body), if: $0.conditions) }
        return ["switch \(subject) {"] + ConditionalLines.joined(cases)
            + (isPartial ? SwitchText.defaultArm(otherwise) : []) + ["}"]
    }
}
