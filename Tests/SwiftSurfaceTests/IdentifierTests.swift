import SwiftSurface
import Testing

@Suite struct IdentifierTests {
    @Test(arguments: ["class", "self", "in", "_", "hello world", "1a", "a-b", ""])
    func needsBackticks(name: String) {
        #expect(Identifier.needsBackticks(name))
    }

    @Test(arguments: ["id", "get", "async", "Row", "x1", "\u{E4}", "Type"])
    func needsNone(name: String) {
        #expect(!Identifier.needsBackticks(name))
        #expect(Identifier.spelled(name) == name)
    }

    @Test func membersMayBeKeywords() {
        #expect(!Identifier.needsBackticksAsMember("class"))
        #expect(Identifier.needsBackticksAsMember("init"))
    }

    @Test func quotesAndUnquotes() {
        #expect(Identifier.spelled("class") == "`class`")
        #expect(Identifier.unquoted("`class`") == "class")
        #expect(Identifier.unquoted("class") == "class")
    }
}
