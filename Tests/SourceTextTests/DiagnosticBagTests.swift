import SourceText
import Testing

@Suite struct DiagnosticBagTests {
    private func diagnostic(_ id: String, _ path: String?, _ offset: Int = 0) -> Diagnostic {
        let place = path.map { SourcePlace(path: $0, range: SourceRange(offset, offset + 1)) }
        return Diagnostic(id: id, message: "m", place: place)
    }

    @Test func sortsByPathOffsetAndId() {
        let inOrder = [
            diagnostic("z", nil), diagnostic("z", "a", 1), diagnostic("a", "a", 10), diagnostic("b", "a", 10),
            diagnostic("a", "b", 0),
        ]
        var bag = DiagnosticBag(Array(inOrder[3...]))
        bag.merge(DiagnosticBag(inOrder[..<3].reversed()))
        #expect(bag.sorted() == inOrder)
    }

    @Test func reportsTheSameFaultOnce() {
        var bag = DiagnosticBag([diagnostic("a", "a")])
        bag.append(diagnostic("a", "a"))
        #expect(bag.sorted().count == 1)
    }

    @Test func warningsAreNoErrors() {
        var bag = DiagnosticBag()
        #expect(bag.isEmpty)
        bag.append(Diagnostic(id: "a", severity: .warning, message: "m"))
        #expect(!bag.hasErrors)
        bag.append(Diagnostic(id: "a", message: "m"))
        #expect(bag.hasErrors)
    }
}
