extension ShapeProgram {
    /// A way in which a list holds rows. In its text `<row>` is the mark of the rows, on lines of its own.
    struct Shape: Sendable {
        let name: String
        let types: String
        /// The members of the list.
        let members: String

        init(_ name: String, list members: String, _ types: String = "") {
            (self.name, self.members, self.types) = (name, members, types)
        }

        /// A section struct and what holds it.
        static func section(_ name: String, _ members: String, in list: [String]) -> [Shape] {
            list.map { held in
                Shape("\(name) in \(held)", list: "var part: \(held)", section("", members))
            }
        }

        /// A section enum and what holds it.
        static func cases(_ name: String, _ cases: String, _ types: String = "") -> [Shape] {
            ["Choice", "Choice?", "[Choice]"].map { held in
                Shape(
                    "\(name) in \(held)", list: "var part: \(held)",
                    types + "// listgen:section\nenum Choice: Equatable {\n\(cases)\ncase note(Note)\n}\n")
            }
        }

        static func section(_ arguments: String, _ members: String) -> String {
            "// listgen:section\(arguments)\nstruct Part: Equatable {\n\(members)\n}\n"
        }

        static let rows = "// listgen:rows\nenum Kind: Equatable {\n<row>case item(Item)\ncase note(Note)\n}\n"
        static let rowsOfTwo = rows.replacing("(Item)", with: "(Item, isOld: Bool)")
    }

    static let shapes: [Shape] =
        [
            Shape("array", list: "<row>var items: [Item]"),
            Shape("optional array", list: "<row>var items: [Item]?"),
            Shape("one", list: "<row>var item: Item"),
            Shape("optional", list: "<row>var item: Item?"),
            Shape("computed", list: "var all: [Item]  // listgen:ignore\n<row>var items: [Item] { all }"),
            Shape("constant", list: "<row>let items: [Item]"),
            Shape("slice", list: "<row>var items: ArraySlice<Item>"),
            Shape("two", list: "<row>var items: [Item]\n<row>var more: [Item]"),
            Shape("arrays", list: "// listgen:section(id: .position)\n<row>var groups: [[Item]]"),
            Shape("kinds", list: "var kinds: [Kind]", Shape.rows),
            Shape("one kind", list: "var kind: Kind\nvar other: Kind?", Shape.rows),
            Shape("kinds of two values", list: "var kinds: [Kind]", Shape.rowsOfTwo),
            Shape(
                "sections by id", list: "var parts: [Part]",
                Shape.section(
                    "(id: \\.key)", "var key: String  // listgen:ignore\n<row>var items: [Item]\nvar note: Note?")),
            Shape("kinds in a section", list: "var part: Part?", Shape.rows + Shape.section("", "var kinds: [Kind]")),
        ]
        + [
            ("array", "<row>var items: [Item]"), ("optional array", "<row>var items: [Item]?"),
            ("one", "<row>var item: Item"), ("optional", "<row>var item: Item?"),
            ("computed", "var all: [Item]  // listgen:ignore\n<row>var items: [Item] { all }"),
            ("two", "<row>var items: [Item]\nvar note: Note?\n<row>var more: [Item]"),
        ].flatMap { name, members in
            Shape.section(name, members, in: ["Part", "Part?", "[Part]  // listgen:section(id: .position)"])
        }
        + Shape.cases("array", "<row>case items([Item])") + Shape.cases("one", "<row>case item(Item)")
        + Shape.cases("section", "case few(Part)", Shape.section("", "<row>var items: [Item]"))
        + Shape.cases("optional array", "case few(Part)", Shape.section("", "<row>var items: [Item]?"))
        + Shape.cases("kinds", "case few([Kind])", Shape.rows)
        + ["Box<Int>", "Box<Int>?", "[Box<Int>]  // listgen:section(id: .position)"].map { held in
            Shape(
                "generic section in \(held)", list: "var part: \(held)",
                "// listgen:section\nstruct Box<Value: Equatable>: Equatable {\nvar value: Value  // listgen:ignore\n"
                    + "<row>var items: [Item]\n}\n")
        }
}
