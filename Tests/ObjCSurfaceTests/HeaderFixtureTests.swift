import Foundation
import ObjCSurface
import Testing

/// Walks `Fixtures/Headers`: a case needs no code here.
@Suite struct HeaderFixtureTests {
    @Test(arguments: HeaderFixture.all) func declaresWhatIsExpected(_ fixture: HeaderFixture) throws {
        let library = try Libclang.load()
        let text = try fixture.text(library)
        let golden = try? String(contentsOf: fixture.golden, encoding: .utf8)
        if text == golden { return }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try text.write(to: fixture.golden, atomically: true, encoding: .utf8)
            Issue.record("\(fixture.name) was recorded: read the diff, then run again without RECORD")
            return
        }
        #expect(text == golden)
    }

    /// The toolchain's library and Debian's, years apart.
    @Test(.enabled(if: Libraries.all.count > 1, "only one libclang is installed"), arguments: HeaderFixture.all)
    func eachLibraryReadsTheSame(_ fixture: HeaderFixture) throws {
        let golden = try String(contentsOf: fixture.golden, encoding: .utf8)
        for library in Libraries.all { #expect(try fixture.text(library) == golden, "\(library.version)") }
    }

    /// The prelude stands in for an SDK.
    @Test(arguments: HeaderFixture.all) func anSDKTellsTheSame(_ fixture: HeaderFixture) throws {
        let golden = try String(contentsOf: fixture.golden, encoding: .utf8)
        for library in Libraries.all {
            #expect(try fixture.text(library, sdk: HeaderFixture.sdk) == golden, "\(library.version)")
        }
    }
}
