import Testing

/// The rules themselves: each sees the breach it is for, and nothing in what is allowed.
@Suite struct RuleTests {
    private func check(_ rule: HouseRule, _ text: String, in module: String = "ListModel") -> [String] {
        rule.violations(HouseFile(path: "Sources/\(module)/A.swift", text: text)).map { problem in
            String(problem.drop { $0 != ":" }.dropFirst())
        }
    }

    @Test func anImportAgainstTheStreamIsSeen() {
        #expect(
            check(.imports, "import SourceText\npublic import ListGenKit\n") == [
                "2: ListModel must not import ListGenKit"
            ])
        #expect(check(.imports, "@testable import Mustache") == ["1: ListModel must not import Mustache"])
        #expect(check(.imports, "// import Mustache\nlet a = \"import Mustache\"") == [])
        #expect(check(.imports, "import struct Foundation.URL", in: "ListRuntime").count == 1)
        #expect(check(.imports, "", in: "Sundries") == [" module Sundries is not in the table"])
    }

    @Test func aSecondTypeIsSeen() {
        #expect(check(.oneType, "struct A { enum B {} }\nextension A.B {}\nprivate struct C {}") == [])
        #expect(check(.oneType, "struct A {}\nfinal class B {}") == ["2: B belongs in a file of its own"])
        #expect(check(.oneType, "struct A {}\nextension String {}") == ["2: an extension of String beside A"])
        #expect(check(.oneType, "extension String {}\nextension Substring {}") == [])
    }

    @Test func trapsAndPrintsAndPromisesAreSeen() {
        #expect(check(.words, "let a = try! b()\n_ = c as! D").count == 2)
        #expect(check(.words, "func f() { fatalError(\"\") }") == ["1: fatalError"])
        #expect(check(.words, "DispatchQueue.main.sync { f() }") == ["1: nobody waits for the main queue"])
        #expect(check(.words, "print(a)") == ["1: only the command prints"])
        #expect(check(.words, "print(a)", in: "listgen") == [])
        #expect(check(.words, "pretty.print(a); blueprint(a) // print(a)\nlet a = \"try! \\(b)\"") == [])
        #expect(check(.words, "// TODO: later").count == 1)
    }

    @Test func aDiagnosticKnownByItsIDIsSeen() {
        #expect(check(.words, "if fault.id == \"no-rows\" { f() }").count == 1)
        #expect(check(.words, "[\"no-rows\", \"stray-mark\"].contains(diagnostic.id)").count == 1)
        #expect(check(.words, "if fault.id == other.id { f() }") == [])
    }

    @Test func anInterpolationIsCode() {
        #expect(check(.words, "let a = \"x \\(try! b(\"y\")) z\"").count == 1)
        #expect(check(.words, "let a = #\"\\(try! b)\"#") == [])
        #expect(check(.words, "let a = \"\"\"\n  try! \"b\"\n  \"\"\"\ntry! c").count == 1)
        #expect(check(.words, "/* a /* b */ try! */ let c = 1") == [])
    }

    @Test func aLongFileIsSeen() {
        #expect(check(.size, String(repeating: "\n", count: 400)) == [])
        #expect(check(.size, String(repeating: "\n", count: 401)) == [" 401 lines"])
    }

    @Test func anEmptyNameIsSeen() {
        #expect(check(.names, "enum StringUtilities {}") == ["1: StringUtilities says nothing"])
        #expect(check(.names, "struct ListNamer {}") == [])
    }

    @Test func aMissingDocCommentIsSeen() {
        #expect(check(.documentation, "public struct A {}") == ["1: A has no doc comment"])
        #expect(check(.documentation, "/// A.\n@frozen\npublic struct A {\n    public var b: Int\n}") == [])
        let field = "/// A.\npublic struct A {\n    public var b: Int\n}"
        #expect(check(.documentation, field, in: "ListRuntime") == [])
        let computed = "/// A.\npublic struct A {\n    public var b: Int { 1 }\n}"
        #expect(check(.documentation, computed, in: "ListRuntime").count == 1)
        #expect(check(.documentation, "extension A {\n    public class func b() {}\n}", in: "HeadlessUIKit") == [])
        #expect(
            check(.documentation, "extension A {\n    @MainActor public static func b() {}\n}") == [
                "2: b has no doc comment"
            ])
        #expect(
            check(
                .documentation, "class A {\n    public init() {}\n    public override func a() {}\n    func c() {}\n}")
                == [])
    }

    @Test func aHeadlessViewWhereUIKitExistsIsSeen() {
        let guarded = "#if !canImport(UIKit)\nclass A {}\n#endif\n"
        #expect(check(.headless, guarded, in: "HeadlessUIKit") == [])
        #expect(check(.headless, "// A.\n" + guarded, in: "HeadlessUIKit") == [])
        #expect(check(.headless, "class A {}\n", in: "HeadlessUIKit").count == 1)
        #expect(check(.headless, guarded + "class B {}\n", in: "HeadlessUIKit").count == 1)
        #expect(check(.headless, guarded + guarded, in: "HeadlessUIKit").count == 1)
        let either = "#if canImport(UIKit)\nimport UIKit\n#else\nimport HeadlessUIKit\n#endif\n"
        #expect(check(.headless, either, in: "ListRuntimeUIKit") == [])
        let exported = either.replacing("import ", with: "@_exported import ")
        #expect(check(.headless, exported, in: "ListRuntimeUIKit").count == 1)
        #expect(check(.headless, "import HeadlessUIKit\n", in: "ListRuntimeUIKit").count == 1)
    }

    @Test func aFillOrShapeToldApartElsewhereIsSeen() {
        func check(_ text: String, in path: String = "ListGenKit/Rendering/Class/A.swift") -> [String] {
            HouseRule.cases.violations(HouseFile(path: "Sources/\(path)", text: text))
        }
        #expect(check("switch choice.fill {\n}").count == 1)
        #expect(check("guard case .requirement(let a) = cell.fill else { return }").count == 1)
        #expect(check("let a = FillText.values(of: cell.fill)\nif case .view(let a, let fill) = header.kind {}") == [])
        #expect(check("switch fill {\n}", in: "ListGenKit/Rendering/Text/FillText.swift") == [])
        #expect(check("switch fill {\n}", in: "ListModel/A.swift") == [])
        let rows = "case .ownRows(let sources): sources\ncase .rowsOfType, .rowsOfCases: []"
        #expect(check(rows).count == 2)
        #expect(check(rows, in: "ListModel/Resolution/A.swift").count == 2)
        #expect(check(rows, in: "ListModel/Resolution/Shapes/ShapeRule.swift") == [])
        #expect(check(rows, in: "ListGenKit/Rendering/Text/RowsText.swift") == [])
        #expect(check("if case .each(let identity, _) = shape.presence {}", in: "ListModel/A.swift").count == 1)
        #expect(check("presence: isRepeated ? .each(identity, facts: facts) : .once, rows: .ownRows([])") == [])
    }

    @Test func aRuleThatSharesOrChangesIsSeen() {
        func changes(_ text: String, in name: String = "A", isRule: Bool = true) -> [String] {
            Stages.changes(in: HouseFile(path: "Sources/\(name).swift", text: text), isRule: isRule)
        }
        #expect(changes("final class A {}\nstruct B { func f() { defer { g() } } }").count == 2)
        #expect(changes("struct ListFrame { var a: Int }", in: "ListFrame").count == 1)
        #expect(changes("struct A { mutating func f() {}\n func g(_ a: inout Int) {} }").count == 2)
        #expect(changes("struct A { mutating func f() {} }", isRule: false) == [])
        #expect(changes("struct A { var a: Int; private mutating func f() {}; let b = a.class }") == [])
    }

    @Test func aRuleThatRecordsOrCollectsIsSeen() {
        func recordings(_ text: String, isRecording: Bool = false, isRun: Bool = false) -> [String] {
            Stages.recordings(
                in: HouseFile(path: "Sources/A.swift", text: text), isRecording: isRecording, isRun: isRun)
        }
        #expect(recordings("let a: Questions\ntable.questions?.askForAll()\nlog.collecting { f($0) }").count == 3)
        #expect(recordings("let a: Question; log.collecting { f($0) }", isRecording: true, isRun: true) == [])
        #expect(recordings("func collecting() {} // a Question") == [])
    }
}
