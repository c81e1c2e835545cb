import SourceText

/// Which findings are told: not those that follow from a cause that is told elsewhere.
struct DiagnosticFilter {
    private let findings: [Finding]

    init(_ findings: [Finding]) {
        self.findings = findings
    }

    /// The findings that do not follow from a cause which is told elsewhere.
    var told: [Diagnostic] {
        let sections = Set(findings.filter(\.isOfSection).compactMap(\.diagnostic.place))
        var subjects: Set<String> = []
        return findings.compactMap { finding in
            if let subject = finding.subject, !subjects.insert(finding.diagnostic.id + " " + subject).inserted {
                return nil
            }
            if followsFromMark(finding) || contextWanted(by: finding) != nil { return nil }
            // A section needs nothing that only a row needs.
            let isOfSection = finding.diagnostic.place.map(sections.contains) ?? false
            return isOfSection && finding.mayFollowFrom.contains(.unmarkedSection) ? nil : finding.diagnostic
        }
    }

    /// The misspelt contexts that may have what nothing on offer has.
    var wantedContexts: Set<SourcePlace> {
        Set(findings.lazy.filter { !followsFromMark($0) }.compactMap(contextWanted))
    }

    private func followsFromMark(_ finding: Finding) -> Bool {
        finding.isDoubtful && finding.mayFollowFrom.contains(.faultyMark)
    }

    private func contextWanted(by finding: Finding) -> SourcePlace? {
        finding.mayFollowFrom.contains(.misspeltContext) ? finding.misspeltContext : nil
    }
}
