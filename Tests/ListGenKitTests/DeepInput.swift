/// An input with something nested, as deep as a test wants it.
struct DeepInput: CustomStringConvertible, Sendable {
    let description: String
    let files: @Sendable (_ depth: Int) -> [String: String]

    private init(_ name: String, _ files: @escaping @Sendable (Int) -> [String: String]) {
        (description, self.files) = (name, files)
    }

    /// All that a user writes and listgen, libclang, libxml2 or the library of the templates goes into: types,
    /// expressions, marks, aliases, hierarchies, conditions, headers, nibs, templates, the configuration.
    static let all = types + marks + declarations + headers + templates + others

    private static let types =
        [
            ("optionals", "", "?"), ("unwrapped optionals", "", "!"), ("arrays", "[", "]"), ("open arrays", "[", ""),
            ("parentheses", "(", ")"), ("functions", "() -> ", ""), ("opaque types", "some ", ""),
            ("attributes", "@A ", ""), ("compositions", "A & ", ""), ("members", "A.", ""),
        ].map { name, before, after in
            DeepInput("type: \(name)") { list("var stories: \(before * $0)Story\(after * $0)") }
        }

    private static let marks =
        [
            ("parentheses", "(", ")"), ("brackets", "[", "]"), ("closures", "{ ", " }"), ("negations", "!", ""),
            ("members", ".a", ""), ("conditions", "a ? b : ", ""), ("calls", "f(", ")"), ("strings", "\"\\(", ")\""),
        ].map { name, before, after in
            DeepInput("mark: \(name)") {
                list("// listgen:row(height: \(before * $0)1\(after * $0))\nvar stories: [Story]")
            }
        } + [DeepInput("mark: initial value") { list("var stories = " + "[" * $0 + "]" * $0) }]

    private static let declarations = [
        DeepInput("aliases") {
            list("var stories: [A0]", chain("typealias A§ = A%", $0) + "typealias A\($0) = Story\n")
        },
        DeepInput("aliases of optionals") {
            list("var story: A0", chain("typealias A§ = A%?", $0) + "typealias A\($0) = Story\n")
        },
        DeepInput("aliases of pairs") {
            list("var story: A0", chain("typealias A§ = (A%, A%)", $0) + "typealias A\($0) = Story\n")
        },
        DeepInput("superclasses") {
            list("var stories: [Story]  // listgen:row(cell: C0)", chain("class C§: C% {}", $0 / 4))
        },
        DeepInput("protocols") { list("var stories: [any P0]", chain("protocol P§: P% {}", $0 / 4)) },
        DeepInput("models") { list("var models: [M0]", chain("struct M§: Equatable { var m: M% }", $0)) },
        DeepInput("rows in rows") {
            list("var items: [E0]", chain("// listgen:rows\nenum E§: Equatable { case a(E%), b(Story) }", $0 / 40))
        },
        DeepInput("types in types") { list("var stories: [Story]", "struct S {" * $0 + "}" * $0 + "\n") },
        DeepInput("conditions") { list("var stories: [Story]", "#if A\n" * $0 + "#endif\n" * $0) },
        DeepInput("conditions below a mark") {
            list("// listgen:row\n" + "#if A\n" * $0 + "#endif\n" * $0 + "var stories: [Story]")
        },
        DeepInput("comments") { list("var stories: [Story]", "/* " * $0 + " */" * $0 + "\n") },
    ]

    private static let headers = [
        DeepInput("header: parentheses") { header("int f(\("(" * $0)int\(")" * $0));") },
        DeepInput("header: expressions") { header("enum { A = \("(" * $0)1\(")" * $0) };") },
        DeepInput("header: structs") { header("struct {" * $0 + "int a;" + "} s;" * $0) },
        DeepInput("header: generics") { header("id f(\("NSArray<" * $0)id\(" *>" * $0));") },
        DeepInput("header: pointers") { header("int f(int \("*" * $0)a);") },
        DeepInput("header: negations") { header("enum { A = \("! " * $0)1 };") },
        DeepInput("header: conditions") { header("enum { A = \("1 ? 1 : " * $0)1 };") },
        DeepInput("header: assignments") { header("static int a = \("a = " * $0)1;") },
        DeepInput("header: typedefs") { header("typedef int T0;\n" + chain("typedef T§ T%;", $0)) },
        DeepInput("header: protocols") { header("@protocol P0\n@end\n" + chain("@protocol P% <P§>\n@end", $0)) },
        DeepInput("header: macros") { header("#define M0 1\n" + chain("#define M% (M§)", $0)) },
    ]

    /// Refused with `recursive-template` or `nested-template`.
    private static let templates = [
        DeepInput("template: itself") { _ in template(["File": "{{> File}}"]) },
        DeepInput("template: in a circle") { _ in template(["File": "{{> A}}", "A": "{{> B}}", "B": "{{> A}}"]) },
        DeepInput("template: sections") { template(["File": "{{#lists}}" * $0 + "{{/lists}}" * $0]) },
        DeepInput("template: inverted sections") { template(["File": "{{^no}}" * $0 + "{{/no}}" * $0]) },
        DeepInput("template: parentheses") { template(["File": "{{\("f(" * $0)a\(")" * $0)}}"]) },
        DeepInput("template: inclusions") { depth in
            let names = (0...(depth / 200)).map { ("P\($0)", "{{> P\($0 + 1)}}") }
            return template(["File": "{{> P0}}", "P\(depth / 200 + 1)": ""].merging(names) { first, _ in first })
        },
    ]

    private static let others = [
        DeepInput("configuration") { ["Feed.swift": "", ".listgen.yml": "sources: " + "[" * $0 + "]" * $0] },
        DeepInput("nib") {
            list("var stories: [Story]").merging([
                "StoryCell.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
                    + "<view><subviews>" * $0 + "</subviews></view>" * $0 + "</objects></document>"
            ]) { first, _ in first }
        },
    ]

    private static func list(_ members: String, _ before: String = "") -> [String: String] {
        [
            "Feed.swift": """
            import UIKit
            struct Story: Equatable, Identifiable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) {} }
            \(before)// listgen:list(.table)
            struct Feed {
            \(members)
            }

            """
        ]
    }

    private static func header(_ text: String) -> [String: String] {
        list("var stories: [Story]").merging([
            "Cell.h": "#import <UIKit/UIKit.h>\n// listgen:cell\n@interface Cell : UITableViewCell\n@end\n\(text)\n"
        ]) { first, _ in first }
    }

    private static func template(_ files: [String: String]) -> [String: String] {
        var all = list("var stories: [Story]")
        all[".listgen.yml"] = "templates: T\n"
        for (name, text) in files { all["T/\(name).mustache"] = text }
        return all
    }

    /// Lines in which `§` is the number of the line and `%` the next.
    private static func chain(_ line: String, _ count: Int) -> String {
        (0..<count).map {
            line.replacing("§", with: "\($0)").replacing("%", with: "\($0 + 1)") + "\n"
        }.joined()
    }
}

/// The text so many times.
private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
