import ListRuntime
import Testing

@Suite struct DiffingFixtureTests {
    @Test("the cases of Fixtures/Diffing", arguments: try DiffingFixture.all())
    func fixture(_ fixture: DiffingFixture) {
        var found = CollectionChanges(
            from: fixture.old, to: fixture.new, id: { $0.id }, isUnchanged: { $0 == $1 })
        #expect(Oracle.replay(found, old: fixture.old, new: fixture.new) == fixture.new)
        found.survivors = []
        #expect(found == fixture.expected)
    }
}
