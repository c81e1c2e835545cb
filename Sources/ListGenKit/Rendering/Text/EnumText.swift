import ListModel
import SwiftSurface

/// The declarations of generated enums.
enum EnumText {
    /// `nonisolated public enum Row: Hashable, Sendable`, as far as `facts` allow. `isIdentity`: it is `Hashable`
    /// whatever is known. `isNumbered`: its cases are the numbers from 0.
    static func head(
        _ name: String, access: String, facts: TypeFacts, isIdentity: Bool, isNumbered: Bool = false
    ) -> String {
        var conformances: [String] = []
        if isNumbered {
            conformances += [Namer.own("Int"), Namer.own("CaseIterable")]
        } else if isIdentity || facts.isHashable {
            conformances.append(Namer.own("Hashable"))
        } else if facts.isEquatable {
            conformances.append(Namer.own("Equatable"))
        }
        if facts.isSendable { conformances.append(Namer.own("Sendable")) }
        let isolation = facts.isNonisolated ? "nonisolated " : ""
        let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        return "\(isolation)\(prefix(access))enum \(Namer.identifier(name))\(inheritance)"
    }

    /// A case: its name, and the types that it carries.
    struct Case {
        var name: String
        var payload: String?
        var conditions: [Condition]

        init(_ name: String, _ payload: String?, if conditions: [Condition]) {
            self.name = name
            self.payload = payload
            self.conditions = conditions
        }
    }

    /// The declarations of cases. Neighbours that carry nothing share lines.
    static func lines(_ cases: [Case]) -> [String] {
        var items: [ConditionalLines] = []
        var isOpen = false
        for item in cases {
            let name = Namer.identifier(item.name)
            let isBare = item.payload == nil && item.conditions.isEmpty
            if isBare, isOpen, let line = items.last?.lines.last, line.count + name.count + 2 <= width {
                items[items.count - 1].lines = [line + ", " + name]
            } else {
                let payload = item.payload.map { "(\($0))" } ?? ""
                items.append(ConditionalLines("case \(name)\(payload)", if: item.conditions))
            }
            isOpen = isBare
        }
        return ConditionalLines.joined(items)
    }

    /// The widest line of cases, without the indentation that the template adds.
    private static let width = 100

    /// `public ` or nothing.
    static func prefix(_ access: String) -> String { access.isEmpty || access == "internal" ? "" : access + " " }

    static func rowCases(_ sources: [RowSource]) -> [Case] {
        sources.map { Case($0.name, RowSourceText($0, siblings: sources).rowPayload, if: $0.conditions) }
    }

    static func rowIDCases(_ sources: [RowSource]) -> [Case] {
        sources.map { Case($0.name, RowSourceText($0, siblings: sources).rowIDPayload, if: $0.conditions) }
    }
}
