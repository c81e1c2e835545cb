import SwiftSurface
import Testing

@Suite struct TypeSyntaxTests {
    private func named(_ name: String) -> TypeSyntax {
        .named([TypeSyntax.Component(name)])
    }

    @Test func takesTypesApart() {
        #expect(TypeSyntax(parsing: "Post") == named("Post"))
        #expect(TypeSyntax(parsing: " Post ? ") == .other("Post ?"))
        #expect(TypeSyntax(parsing: "[Post]?") == .optional(.array(named("Post"))))
        #expect(TypeSyntax(parsing: "UILabel!") == .implicitlyUnwrapped(named("UILabel")))
        #expect(
            TypeSyntax(parsing: "[Int: [A.B]]")
                == .dictionary(key: named("Int"), value: .array(.named([.init("A"), .init("B")]))))
        #expect(
            TypeSyntax(parsing: "Page<Item, [Int]>.Row")
                == .named([.init("Page", genericArguments: [named("Item"), .array(named("Int"))]), .init("Row")]))
        #expect(TypeSyntax(parsing: "()") == .tuple([]))
        #expect(TypeSyntax(parsing: "((Post))") == named("Post"))
        #expect(
            TypeSyntax(parsing: "(Int, name: String)")
                == .tuple([.init(type: named("Int")), .init(label: "name", type: named("String"))]))
        #expect(TypeSyntax(parsing: "(some View)?") == .optional(.some(named("View"))))
        #expect(TypeSyntax(parsing: "any Row") == .any(named("Row")))
        #expect(TypeSyntax(parsing: "someView") == named("someView"))
        #expect(TypeSyntax(parsing: "any") == named("any"))
        #expect(TypeSyntax(parsing: "`class`.Type") == .named([.init("class"), .init("Type")]))
    }

    @Test func keepsTheTextOfFunctionsAndCompositions() {
        #expect(TypeSyntax(parsing: "(Int) async throws -> ()") == .function("(Int) async throws -> ()"))
        #expect(TypeSyntax(parsing: "((Int) -> Void)?") == .optional(.function("(Int) -> Void")))
        #expect(
            TypeSyntax(parsing: "@MainActor @escaping (A) -> B")
                == .attributed("@MainActor @escaping", .function("(A) -> B")))
        #expect(TypeSyntax(parsing: "inout [Int]") == .attributed("inout", .array(named("Int"))))
        #expect(TypeSyntax(parsing: "A & B") == .other("A & B"))
        #expect(TypeSyntax(parsing: "~Copyable") == .other("~Copyable"))
        #expect(TypeSyntax(parsing: "(any P).Type") == .other("(any P).Type"))
        #expect(TypeSyntax(parsing: "Int...") == .other("Int..."))
        #expect(TypeSyntax(parsing: "[3 of Int]") == .other("[3 of Int]"))
    }

    @Test(arguments: ["", "?", "A<", "A<B", "(", "(A", "[A", "[A:", "A.", "A B", "@", ")", "`a", "A<B>>", "a: B"])
    func faultyTextIsKept(text: String) {
        #expect(TypeSyntax(parsing: text) == .other(text))
    }

    @Test(arguments: [
        "Post", "[Int: A.B<C>]?", "((Int) -> Void)?", "(any P)!", "(Int, name: String)", "some View", "@A(1) () -> B",
        "`class`", "Foo.Type", "Self.Element", "[[[Int]]]", "(A & B)?",
    ])
    func printsItBack(text: String) {
        #expect(TypeSyntax(parsing: text).description == text)
    }

    @Test func nestingIsBounded() {
        for (open, close) in [("[", "]"), ("(", ")"), ("A<", ">"), ("some ", ""), ("@a ", ""), ("(A, ", ")")] {
            let text = String(repeating: open, count: 100_000) + "B" + String(repeating: close, count: 100_000)
            _ = TypeSyntax(parsing: text).description
        }
        let questions = "B" + String(repeating: "?", count: 100_000)
        #expect(TypeSyntax(parsing: questions) == .other(questions))
    }
}
