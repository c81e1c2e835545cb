import RandomTesting
import Testing

@testable import ListGenKit

@Suite struct YAMLReaderTests {
    /// A node in one line: what is plain has no quotes.
    private func text(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text): node.isPlain ? text : "\"\(text)\""
        case .sequence(let nodes): "[\(nodes.map(text).joined(separator: " "))]"
        case .mapping(let pairs): "{\(pairs.map { "\(text($0.key)):\(text($0.value))" }.joined(separator: " "))}"
        }
    }

    private func read(_ yaml: String) -> String {
        do throws(YAMLFault) {
            return try YAMLReader.document(yaml).map(text) ?? "nothing"
        } catch {
            return "\(error.line):\(error.column) \(error.problem)"
        }
    }

    @Test(arguments: [
        ("", "nothing"), ("# a\n", "nothing"), ("---\n", ""), ("a", "a"), ("a: 1\nb: '1'", "{a:1 b:\"1\"}"),
        ("- a\n- [b, \"c\"]\n- {d: e}", "[a [b \"c\"] {d:e}]"), ("a: |\n  b\n  c\n", "{a:\"b\nc\n\"}"),
        ("a: &x [1]\nb: *x", "{a:[1] b:[1]}"), ("\u{FEFF}a: \u{E4}", "{a:\u{E4}}"), ("a:\r\n- b\r\n", "{a:[b]}"),
        ("a: *x", "1:4 found undefined alias"), ("a: 1\nb: 2\na: 3", "3:1 `a` is said twice"),
        ("a\n---\nb", "2:1 expected a single document in the stream"),
        ("a: [", "2:1 did not find expected node content"),
        ("\u{1}", "1:1 it cannot be read"), ("a: *a", "1:4 found undefined alias"),
        ("a: &a [*a]", "1:8 found undefined alias"),
    ])
    func reads(_ yaml: String, _ expected: String) { #expect(read(yaml) == expected) }

    @Test func whatIsNestedTooDeeplyIsAFault() {
        // libyaml has a limit of its own, which is higher.
        #expect(read(String(repeating: "[", count: 500)) == "1:102 it is nested too deeply")
        #expect(read(String(repeating: "- ", count: 500)) == "1:203 it is nested too deeply")
        #expect(read(String(repeating: "[", count: 5_000)).hasPrefix("1:1 Maximum nesting level reached"))
    }

    @Test func kindsOfScalars() throws {
        let nodes = try #require(try YAMLReader.document("[12, '12', yes, \"no\", Off, ~, null, '', 1x]")?.sequence)
        #expect(nodes.map(\.int) == [12, nil, nil, nil, nil, nil, nil, nil, nil])
        #expect(nodes.map(\.bool) == [nil, nil, true, nil, false, nil, nil, nil, nil])
        #expect(nodes.map(\.isNull) == [false, false, false, false, false, true, true, false, false])
    }

    @Test func anyTextIsReadOrAFault() {
        let seed = Seed.start
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "a", ":", " ", "\n", "- ", "[", "]", "{", "}", "'", "\"", "#", "&x ", "*x", "|", ">", "%", "\t", "?",
            "---\n", "!", "\u{0}",
        ]
        for _ in 0..<Sample.count(2_000) {
            let text = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
                parts[Int.random(in: 0..<parts.count, using: &generator)]
            }.joined()
            _ = read(text)
        }
    }
}
