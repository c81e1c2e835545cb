import SwiftSurface
import Testing

@Suite struct FixtureTests {
    @Test(arguments: Fixture.all(in: "Lexing"))
    func tokens(_ fixture: Fixture) throws {
        try fixture.expect(tokenDump(fixture.source()), extension: "tokens")
    }

    @Test(arguments: Fixture.all(in: "Declarations"))
    func declarations(_ fixture: Fixture) throws {
        try fixture.expect(DeclarationDump.of(fixture.source()), extension: "declarations")
    }

    @Test func fixturesAreFound() {
        #expect(Fixture.all(in: "Lexing").count >= 20)
        #expect(Fixture.all(in: "Declarations").count >= 5)
    }
}
