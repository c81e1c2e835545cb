/// The models of its rows.
extension RandomTypeProgram {
    struct Model {
        /// As a row names it.
        var type: String
        /// What the mark says of them; nil for nothing.
        var id: String?
        var content: String?
    }

    mutating func model(_ name: String) -> Model {
        let kinds: [(inout Self, String) -> Model] = [
            { $0.conditional($1) }, { $0.conditional($1) }, { $0.members($1) }, { $0.members($1) }, { $0.members($1) },
            { $0.nested($1) }, { $0.raw($1) }, { $0.keyed($1) }, { $0.isolated($1) }, { $0.standard($1) },
        ]
        return one(kinds)(&self, name)
    }

    /// A type argument, and what has no `==` among them.
    private mutating func argument() -> String {
        let found = one([
            "Int", "String", "Story\(number)", "Plain\(number)", "[Int]", "Int?", "Many\(number)<String>",
            "Perhaps\(number)<Plain\(number)>", "any Error", "[Plain\(number)]", "() -> Void", "UIColor",
        ])
        note("argument \(found.replacing(String(number), with: ""))")
        return found
    }

    /// A generic type that conforms if its argument does.
    private mutating func conditional(_ name: String) -> Model {
        let asked = one(["Equatable", "Hashable", "Comparable", "Comparable & Hashable"])
        note("conditional on \(asked)")
        let extensions = one([
            "extension \(name): Equatable where Value: \(asked) { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }",
            "extension \(name): Equatable where Value: Equatable {}\nextension \(name): Hashable where Value: Hashable {}",
            "extension \(name): Equatable where Value == Int {}",
            "extension \(name)<String>: Equatable {}",
            "",
        ])
        declarations.append("struct \(name)<Value> { let id: Int; var value: Value }")
        if !extensions.isEmpty { declarations.append(limited(extensions)) }
        let argument = argument()
        let tagged = chance(3)
        guard tagged else {
            return Model(type: "\(name)<\(argument)>", content: one([nil, nil, ".equatable", ".always"]))
        }
        note("conditional identity")
        declarations.append(
            """
            struct \(name)Holder: Equatable {
                let id: \(name)<\(argument)>
                static func == (a: \(name)Holder, b: \(name)Holder) -> Bool { a.id.id == b.id.id }
            }
            """)
        return Model(type: "\(name)Holder", id: one([nil, "\\.id", "\\.id.value", "\\.id.id"]))
    }

    /// A member for identity or content of any kind.
    private mutating func members(_ name: String) -> Model {
        let member = one(["id", "key"])
        let type = one(["Int", "Int", "String", "[Int]", "(Int, Int)", "Plain\(number)", "Many\(number)<Int>", "Int!"])
        let value =
            [
                "Int": "1", "String": "\"\"", "[Int]": "[]", "(Int, Int)": "(1, 1)",
                "Plain\(number)": "Plain\(number)(id: 1)",
                "Many\(number)<Int>": "[]", "Int!": "1",
            ][type] ?? "1"
        let kind = one([
            "let \(member): \(type)", "var \(member): \(type)", "var \(member): \(type) { \(value) }",
            "var \(member): \(type) { get throws { \(value) } }", "var \(member): \(type) { get async { \(value) } }",
            "lazy var \(member): \(type) = \(value)", "var \(member): \(type) { mutating get { \(value) } }",
            "var \(member): some Hashable { 1 }", "var \(member): any Hashable { 1 }", "var \(member): () -> Int",
            "@MainActor var \(member): \(type) { \(value) }", "private var \(member): \(type) { \(value) }",
            "@available(iOS 99, macOS 99, *) var \(member): \(type) { \(value) }",
            "@available(*, deprecated) var \(member): \(type) { \(value) }",
            "#if DEBUG\n    var \(member): \(type) { \(value) }\n    #endif",
            "#if DEBUG\n    var \(member): \(type) { \(value) }\n    #else\n    let \(member): \(type)\n    #endif",
        ])
        note(
            "member \(kind.replacing(String(number), with: "").replacing(type, with: "T").replacing(member, with: "m"))"
        )
        let isClass = !kind.contains("mutating") && chance(4)
        let head = isClass ? one(["final class", "@MainActor final class"]) : "struct"
        let isInExtension = kind.contains("{") && !kind.contains("#else") && chance(3)
        let initialiser = isClass ? "\n    init() { fatalError() }" : ""
        let equality = "\n    nonisolated static func == (a: \(name), b: \(name)) -> Bool { true }"
        if isClass { note("class") }
        declarations.append(
            """
            \(head) \(name): Equatable {
                \(isInExtension ? "" : kind)
                var title: String = ""\(initialiser)\(equality)
            }
            """)
        if isInExtension {
            note("member in an extension")
            declarations.append(limited("extension \(name) {\n    \(kind)\n}"))
        }
        let path = one([nil, "\\.\(member)"])
        let content = one([
            nil, "[\\.\(member)]", "[\\.title]", ".equatable", ".always", ".instance", "[\\.title, \\.\(member)]",
        ])
        return Model(type: name, id: path, content: content)
    }

    /// A type inside of a generic one.
    private mutating func nested(_ name: String) -> Model {
        note("inside of a generic type")
        let type = one(["Number", "Self.Number", "Number", "Value"])
        let equality = one(["", ": Equatable"])
        declarations.append(
            """
            struct \(name)<Value> {
                struct Number: Hashable { var value: Int }
                struct Line\(equality) {
                    let id: \(type == "Value" ? "Value" : "Number")
                    var text: String\(equality.isEmpty ? "" : "\n        static func == (a: Self, b: Self) -> Bool { a.text == b.text }")
                }
                typealias Alias = Line
            }
            """)
        if equality.isEmpty, chance(2) {
            declarations.append(
                """
                extension \(name).Line: Equatable where Value: Equatable {
                    static func == (a: Self, b: Self) -> Bool { a.text == b.text }
                }
                """)
        }
        return Model(type: "\(name)<\(argument())>.\(one(["Line", "Alias"]))")
    }

    private mutating func raw(_ name: String) -> Model {
        note("raw value")
        let type = one(["RawValue", "Self.RawValue", "String"])
        if chance(2) {
            declarations.append("enum \(name): String {\n    case one, two\n    var id: \(type) { rawValue }\n}")
        } else {
            declarations.append(
                "struct \(name): RawRepresentable, Hashable {\n    let rawValue: String\n    var id: \(type) { rawValue }\n}"
            )
        }
        return Model(type: name, id: one([nil, "\\.id", "\\.rawValue"]))
    }

    private mutating func keyed(_ name: String) -> Model {
        note("types of a protocol")
        let token = one(["Int", "String", "[Int]"])
        declarations.append(
            """
            struct \(name): Keyed\(number), Equatable {
                let id: \(one(["Key", "Token", "Self.Key"]))
                let token: \(token)
            }
            extension \(name) { var ticket: Token { token } }
            """)
        return Model(type: name, id: one([nil, "\\.id", "\\.token", "\\.ticket"]))
    }

    private mutating func isolated(_ name: String) -> Model {
        note("isolated")
        let conformance = one(["@MainActor Equatable", "Equatable", "@MainActor Hashable"])
        declarations.append(
            """
            @MainActor struct \(name): \(conformance) {
                \(one(["let", "var"])) id: \(one(["Int", "Story\(number)"]))
                var text: String { "" }
                nonisolated var tone: Int { 1 }
            }
            """)
        return Model(
            type: name, id: one([nil, "\\.id", "\\.text", "\\.tone"]),
            content: one([nil, "[\\.text]", "[\\.tone]", "[\\.id]", ".always"]))
    }

    private mutating func standard(_ name: String) -> Model {
        note("a type of the standard library")
        let (one, two) = (argument(), argument())
        let type = self.one([
            "Result<\(one), Failure\(number)>", "[String: \(one)]", "Set<Int>", "ClosedRange<Int>", "(\(one), \(two))",
            "Result<Story\(number), any Error>", "[\(one)]", "\(one)",
        ])
        return Model(type: type, content: self.one([nil, ".always", ".equatable"]))
    }
}
