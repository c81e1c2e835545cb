import ListModel
import SourceText
import SwiftSurface
import Testing

@Suite struct MarkSyntaxTests {
    /// A mark whose pieces stand 100 bytes apart.
    private func read(_ lines: String...) -> MarkSyntax {
        let pieces = lines.enumerated().map { index, text in
            MarkComment.Piece(text: text, range: SourceRange(100 * index, 100 * index + text.utf8.count))
        }
        return MarkSyntax(MarkComment(pieces: pieces, range: SourceRange(0, 100 * lines.count)))
    }

    private func value(_ text: String) -> ArgumentValue? {
        let mark = read("row(a: \(text))")
        #expect(mark.errors == [])
        #expect(mark.arguments.first?.text == text)
        return mark.arguments.count == 1 ? mark.arguments[0].value : nil
    }

    private func type(_ names: String...) -> ArgumentValue {
        .name(.named(names.map { TypeSyntax.Component($0) }))
    }

    @Test func readsNameAndArguments() {
        let mark = read("row(cell: PostCell, 44)")
        #expect(mark.name == "row" && mark.nameRange == SourceRange(0, 3) && mark.hasParentheses)
        #expect(mark.range == SourceRange(0, 23) && mark.errors == [])
        #expect(mark.arguments.map(\.label) == ["cell", nil])
        #expect(mark.arguments.map(\.text) == ["PostCell", "44"])
        #expect(mark.arguments[0].labelRange == SourceRange(4, 8))
        #expect(mark.arguments[0].range == SourceRange(10, 18))
    }

    @Test func proseMayFollow() {
        #expect(read("ignore   it's (no) row").arguments == [])
        #expect(read("ignore it's").range == SourceRange(0, 6))
        let mark = read("row(cell: A)   there or not, it's")
        #expect(mark.errors == [] && mark.range == SourceRange(0, 12))
    }

    @Test func placesOfSeveralLines() {
        let mark = read("row(cell: A,", "   height: { row in", " 1 })")
        #expect(mark.errors == [])
        #expect(mark.arguments.map(\.label) == ["cell", "height"])
        #expect(mark.arguments[1].range == SourceRange(111, 204))
        #expect(mark.arguments[1].text == "{ row in\n 1 }")
        #expect(mark.range == SourceRange(0, 205))
    }

    @Test func classifiesValues() {
        #expect(value("44") == .integer)
        #expect(value("-1.5") == .float)
        #expect(value("\"a\\n\\u{41}\"") == .string("a\nA"))
        #expect(value("\"a \\(b)\"") == .other)
        #expect(value("true") == .boolean(true))
        #expect(value("nil") == .nothing)
        #expect(value("\\.a.b?.c[0]") == .keyPath(root: nil, components: ["a", "b?", "c", "[0]"]))
        #expect(value("\\.self") == .keyPath(root: nil, components: ["self"]))
        #expect(value("\\Outer.Inner<Int, A>.id") == .keyPath(root: "Outer.Inner<Int, A>", components: ["id"]))
        #expect(value(".automatic") == .member("automatic", arguments: nil))
        #expect(value("PostCell") == type("PostCell"))
        #expect(value("Cells.Post") == type("Cells", "Post"))
        #expect(
            value("Box<Int, A>")
                == .name(.named([.init("Box", genericArguments: [.named([.init("Int")]), .named([.init("A")])])])))
        #expect(value("Styles.apply(cell:with:)") == .function(name: ["Styles", "apply"], labels: ["cell", "with"]))
        #expect(value("Styles.apply(cell)") == .other)
        #expect(value("a < b") == .other)
        #expect(value("a ? b : c") == .other)
        #expect(value("1 + 2") == .other)
    }

    @Test func readsWhatIsInside() {
        guard case .member("nib", let arguments?)? = value(".nib(\"A\", bundle: .main)") else {
            Issue.record("no member")
            return
        }
        #expect(arguments.map(\.value) == [.string("A"), .member("main", arguments: nil)])
        #expect(arguments.map(\.label) == [nil, "bundle"])
        guard case .array(let elements)? = value("[A, .b, 3]") else {
            Issue.record("no array")
            return
        }
        #expect(elements.map(\.text) == ["A", ".b", "3"])
    }

    @Test func readsClosures() {
        #expect(value("{ $0.height + f($2) }") == .closure(parameters: nil, highestShorthand: 2))
        #expect(value("{ 44 }") == .closure(parameters: nil, highestShorthand: nil))
        #expect(value("{ a, _ in !a.b }") == .closure(parameters: ["a", "_"], highestShorthand: nil))
        #expect(value("{ (a: Int, b: [A]) -> Bool in x }") == .closure(parameters: ["a", "b"], highestShorthand: nil))
        #expect(value("{ [weak self] a in x }") == .closure(parameters: ["a"], highestShorthand: nil))
        #expect(value("{ a { $0 } }") == .closure(parameters: nil, highestShorthand: 0))
    }

    @Test func reportsFaultsOfForm() {
        #expect(read("").errors == [.init(.missingName, SourceRange(0, 0))])
        #expect(read(" (a)").errors.map(\.kind) == [.missingName])
        #expect(read("row (a: 1)").errors == [.init(.spaceBeforeParenthesis, SourceRange(4, 5))])
        #expect(read("row(a: 1").errors == [.init(.unclosedParenthesis, SourceRange(3, 4))])
        #expect(read("row(a: A b: 2)").errors == [.init(.missingComma, SourceRange(9, 10))])
        #expect(read("row(a: A b: 2)").arguments.map(\.label) == ["a", "b"])
        #expect(read("row(a:, b: 2)").errors == [.init(.missingValue, SourceRange(4, 5))])
        #expect(read("row(, 1)").errors.map(\.kind) == [.missingValue])
        #expect(
            read("row(a: \"x").errors.map(\.kind) == [.unclosedParenthesis, .lexical(.unterminatedString)])
        #expect(read("row(a: ])").errors.map(\.kind) == [.missingValue, .missingComma])
    }

    @Test func hostileMarksEnd() {
        for text in ["(", "[", "{", ".a(", "A<", "\\A.", "\"\\(", "a b: ", "<", "? : "] {
            _ = read("row(" + String(repeating: text, count: 20_000)).errors.count
        }
    }
}
