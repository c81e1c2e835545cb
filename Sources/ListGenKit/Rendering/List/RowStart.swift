import ListModel
import SwiftSurface

/// Where the rows of a property begin in its section: counts as long as no property before is conditional, else a
/// property that counts.
struct RowStart {
    /// The row properties of the section, in order.
    let sources: [RowSource]

    /// True if a row property before stands under `#if`.
    func isCounted(_ source: RowSource) -> Bool {
        before(source).contains { !$0.conditions.isEmpty }
    }

    private func before(_ source: RowSource) -> [RowSource] {
        Array(sources.prefix { $0.name != source.name || $0.place != source.place })
    }

    private func propertyName(_ source: RowSource) -> String { Namer.joined(["rowOf", source.name]) }

    /// The offset of the row at `index` of the section among the rows of `source`.
    func offset(_ index: String, of source: RowSource, receiver: String) -> String {
        if isCounted(source) { return "\(index) - \(receiver)\(propertyName(source))" }
        let counts = before(source).map { RowSourceText($0, siblings: sources, receiver: receiver).count }
        let fixed = counts.count { $0 == "1" }
        let terms = (fixed > 0 ? ["\(fixed)"] : []) + counts.filter { $0 != "1" }
        return ([index] + terms).joined(separator: " - ")
    }

    /// The offset of the first row of `source`.
    func start(of source: RowSource, receiver: String) -> String {
        if isCounted(source) { return receiver + propertyName(source) }
        let counts = before(source).map { RowSourceText($0, siblings: sources, receiver: receiver).count }
        let fixed = counts.count { $0 == "1" }
        let terms = (fixed > 0 ? ["\(fixed)"] : []) + counts.filter { $0 != "1" }
        return terms.isEmpty ? "0" : terms.joined(separator: " + ")
    }

    /// The template values of the properties that count, for rows that are looked up by their offset.
    var counted: [[String: Any]] {
        sources.filter { source in
            guard case .many = source.multiplicity else { return false }
            return isCounted(source)
        }.map { ["name": propertyName($0), "lines": SwitchText.expression(RowLookup.count(before($0)))] }
    }
}
