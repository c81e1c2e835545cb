import Testing

@Suite struct HouseTests {
    @Test(arguments: HouseRule.all) func ourSourcesKeep(_ rule: HouseRule) throws {
        let excepted = Set(HouseException.all.filter { $0.rule == rule.name }.map(\.path))
        var breaking: Set<String> = []
        for file in try HouseFile.ours.get() {
            let violations = rule.violations(file)
            if !violations.isEmpty { breaking.insert(file.path) }
            if excepted.contains(file.path) { continue }
            for violation in violations { Issue.record("\(violation)") }
        }
        let stale = excepted.subtracting(breaking).sorted()
        #expect(stale == [], "these files need no exception from the rule of \(rule.name)")
    }

    @Test func everyExceptionHasARuleAndAReason() {
        let names = Set(HouseRule.all.map(\.name))
        for exception in HouseException.all {
            #expect(names.contains(exception.rule), "\(exception.path)")
            #expect(exception.reason.count > 10, "\(exception.path)")
        }
    }
}
