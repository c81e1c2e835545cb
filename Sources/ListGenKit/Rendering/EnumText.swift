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
            conformances += ["Int", "CaseIterable"]
        } else if isIdentity || facts.isHashable {
            conformances.append("Hashable")
        } else if facts.isEquatable {
            conformances.append("Equatable")
        }
        if facts.isSendable { conformances.append("Sendable") }
        let isolation = facts.isNonisolated ? "nonisolated " : ""
        let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        return "\(isolation)\(prefix(access))enum \(Namer.identifier(name))\(inheritance)"
    }

    typealias Case = (values: [String: Any], conditions: [Condition])

    /// The template values of a case.
    static func enumCase(_ name: String, _ payload: String?, if conditions: [Condition]) -> Case {
        (["name": Namer.identifier(name), "payload": payload ?? false], conditions)
    }

    /// `public ` or nothing.
    @inline(never)
    static func prefix(_ access: String) -> String { access.isEmpty || access == "internal" ? "" : access + " " }

    static func rowCases(_ sources: [RowSource]) -> [Case] {
        sources.map { enumCase($0.name, RowSourceText($0, siblings: sources).rowPayload, if: $0.conditions) }
    }

    static func rowIDCases(_ sources: [RowSource]) -> [Case] {
        sources.map { enumCase($0.name, RowSourceText($0, siblings: sources).rowIDPayload, if: $0.conditions) }
    }
}
