import RandomTesting

/// A source file with a list whose rows are of types that are hard to speak of: generic and conditional ones, isolated
/// ones, members that cannot be read everywhere, closures, declarations for some compilations.
///
/// It is valid Swift. The generator may refuse it, but what it accepts has to compile. All names end in the number of the
/// program, so that many of them are one module.
struct RandomTypeProgram {
    private var random: SeededGenerator
    let number: Int
    /// What the program reached.
    private(set) var features: Set<String> = []
    var declarations: [String] = []

    init(seed: UInt64, number: Int) {
        random = SeededGenerator(seed: seed)
        self.number = number
        declarations = [
            """
            struct Story\(number): Hashable, Comparable, Sendable {
                let id: Int
                var title: String
                static func < (a: Story\(number), b: Story\(number)) -> Bool { a.id < b.id }
            }
            struct Plain\(number) { let id: Int }
            struct Failure\(number): Error { let id: Int }
            typealias Many\(number)<Value> = [Value]
            typealias Perhaps\(number)<Value> = Value?
            protocol Keyed\(number) {
                typealias Key = Int
                associatedtype Token: Hashable
                var token: Token { get }
            }
            """
        ]
        addList()
    }

    var source: String { "import UIKit\n\n" + declarations.joined(separator: "\n\n") + "\n" }

    mutating func note(_ feature: String) { features.insert(feature) }
    mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
    mutating func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }

    /// A declaration, now and then for some compilations or systems alone.
    mutating func limited(_ declaration: String) -> String {
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            note("#if around a declaration")
            return "#if DEBUG\n\(declaration)\n#endif"
        case 1:
            note("declared in each clause of an #if")
            return "#if DEBUG\n\(declaration)\n#else\n\(declaration)\n#endif"
        case 2:
            note("@available")
            let attribute = one(["@available(iOS 13, *)", "@available(iOSApplicationExtension, unavailable)"])
            return "\(attribute)\n\(declaration)"
        default: return declaration
        }
    }

    // MARK: The list

    private mutating func addList() {
        var rows: [String] = []
        for index in 0..<Int.random(in: 1...2, using: &random) {
            rows.append(chance(7) ? closures(index) : row(index))
        }
        declarations.append(
            """
            final class Context\(number) {
                func show(_ cell: UITableViewCell, at path: IndexPath) { cell.tag = path.row }
            }
            """)
        let actions = one(["", ", on: select", ", on: select, actions: .closures"])
        declarations.append(
            """
            // listgen:list(.table, context: Context\(number)\(actions))
            struct Feed\(number) {
            \(rows.joined(separator: "\n"))
            }
            """)
    }

    private mutating func row(_ index: Int) -> String {
        let model = model("M\(number)x\(index)")
        let property = property("p\(index)", of: model.type)
        var arguments = ["cell: UITableViewCell"]
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            note("cell by a typealias of a protocol")
            let cell = "Cell\(number)x\(index)"
            declarations.append(
                """
                protocol Showing\(number)x\(index) { typealias Model = \(model.type) }
                final class \(cell): UITableViewCell, Showing\(number)x\(index) {
                    func configure(with model: Model) {}
                }
                """)
            arguments = ["cell: \(cell)"]
        case 1:
            note("filled by the context")
            arguments.append("configure: \(one(["show", "context.show"]))")
        default: arguments.append("configure: { _, _ in }")
        }
        if let id = model.id ?? (property.isMany && chance(6) ? one([".value", ".occurrence", ".position"]) : nil) {
            arguments.append("id: \(id)")
        } else if !property.isMany, chance(3) {
            arguments.append("id: .kind")
        }
        if let content = model.content { arguments.append("content: \(content)") }
        return "    // listgen:row(\(arguments.joined(separator: ", ")))\n    \(property.text)"
    }

    /// A property that holds one value of a type or many.
    private mutating func property(_ name: String, of type: String) -> (text: String, isMany: Bool) {
        let shapes: [(String, Bool)] = [
            ("[\(type)]", true), ("[\(type)]", true), ("\(type)", false), ("(\(type))?", false),
            ("Many\(number)<\(type)>", true), ("Perhaps\(number)<\(type)>", false), ("Swift::Array<\(type)>", true),
            ("(\(type))!", false), ("[\(type)]?", true), ("Perhaps\(number)<Many\(number)<\(type)>>", true),
            ("ArraySlice<\(type)>", true), ("Many\(number)<\(type)>.SubSequence", true),
        ]
        let (shape, isMany) = one(shapes)
        note("property \(shape.replacing(type, with: "T").replacing(String(number), with: ""))")
        let text = "var \(name): \(shape)"
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            note("private setter")
            return ("private(set) " + text, isMany)
        case 1:
            note("wrapper")
            let wrapper = "Wrapper\(number)\(name)"
            let value = one([
                "var wrappedValue: Value", "private(set) var wrappedValue: Value", "let wrappedValue: Value",
            ])
            declarations.append("@propertyWrapper struct \(wrapper)<Value> { \(value) }")
            return ("@\(wrapper) \(text)", isMany)
        default: return (text, isMany)
        }
    }

    /// A row that is a closure, in a rows enum.
    private mutating func closures(_ index: Int) -> String {
        note("closures as payloads")
        let (rows, cell) = ("Rows\(number)x\(index)", "Cell\(number)x\(index)")
        let closure = one([
            "() -> Void", "@MainActor () -> Void", "@Sendable (Int) -> Void", "(Item) -> Item", "(() -> Void)?",
            "((Int, Int)) -> Void", "(inout Int) -> Void", "() async throws -> Item",
        ])
        let (label, fill) = one([
            ("", ""), ("run: ", ""), ("", ", configure: { cell, run in cell.keep(run) }"),
            ("", ", configure: cell.keep(row)"), ("", ", configure: keep"),
        ])
        let type = closure.replacing("Item", with: "\(rows).Item")
        let isOptional = closure.hasSuffix("?")
        let handsOn = (isOptional ? "" : "@escaping ") + type
        declarations.append(
            """
            // listgen:rows(id: .kind, content: .always)
            enum \(rows) {
                struct Item {}
                case first(\(label)\(closure))  // listgen:row(cell: \(cell)\(fill)\(one(["", ", on: select"])))
                case second  // listgen:row(cell: UITableViewCell)
            }
            final class \(cell): UITableViewCell {
                var run: (\(type))\(isOptional ? "" : "?")
                func keep(_ run: \(handsOn)) { self.run = run }
            }
            """)
        return "    var p\(index): [\(rows)]"
    }
}
