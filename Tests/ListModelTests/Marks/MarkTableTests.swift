import ListModel
import Testing

/// The table itself is whole.
@Suite struct MarkTableTests {
    @Test func everyMarkOfTheDesignIsThere() {
        #expect(
            MarkTable.marks.map(\.name) == [
                "list", "section", "header", "footer", "rows", "row", "actions", "action", "cell", "configure",
                "height", "estimatedHeight", "size", "inject", "nested", "lift", "event", "on", "ignore",
                "supplementary",
            ])
    }

    @Test(arguments: Mark.Kind.allCases) func everyKindHasItsDefinition(_ kind: Mark.Kind) {
        #expect(MarkTable.mark(kind).kind == kind)
        #expect(MarkTable.mark(kind.rawValue) == MarkTable.mark(kind))
    }

    @Test func everyArgumentNameIsTaken() {
        let taken = Set(MarkTable.marks.flatMap(\.arguments).compactMap(\.name))
        #expect(MarkArgumentName.allCases.filter { !taken.contains($0) } == [])
    }

    @Test(arguments: MarkTable.marks) func labelsAreUnique(_ mark: MarkDefinition) {
        for place in mark.places {
            let labels = mark.arguments(at: place).map(\.label)
            #expect(Set(labels).count == labels.count, "\(place.rawValue)")
        }
    }

    /// Each example of the reference page reads without fault.
    @Test(arguments: MarkTable.marks.filter { $0.kind != nil }) func examplesHold(_ mark: MarkDefinition) {
        let isMember = mark.example.contains("var ") || mark.example.contains("func ")
        let isWhole = !isMember || mark.example.contains("\n}")
        let type = mark.places.contains(.structProperty) ? "/* listgen:section */ struct" : "class"
        #expect(faults(in: isWhole ? mark.example : "\(type) A {\n\(mark.example)\n}") == [])
    }

    /// Each argument is accepted as its own example says.
    @Test(arguments: MarkTable.marks.filter { $0.kind != nil }) func argumentExamplesHold(_ mark: MarkDefinition) {
        for argument in mark.arguments where argument.isBuilt {
            let place = argument.places.map { places in mark.places.first(where: places.contains) } ?? mark.places.first
            let required = (place.map(mark.arguments) ?? []).filter { $0.isRequired && $0.name != argument.name }
                .map(\.example)
            let needed: [String] = mark.rules.compactMap { rule in
                guard case .needs(argument.name, let others, _) = rule else { return nil }
                return mark.arguments.first { $0.name == others.first }?.example
            }
            let given = (required + needed + [argument.example]).joined(separator: ", ")
            let text = "// listgen:\(mark.name)(\(given))\n"
            let whole =
                switch place {
                case .structure: text + "struct A {}"
                case .class: text + "class A {}"
                case .protocol: text + "protocol A {}"
                case .enumeration: text + "enum A {}"
                case .enumCase: "/* listgen:\(mark.kind == .action ? "actions" : "rows") */ enum A {\n\(text)case a\n}"
                case .structProperty: "/* listgen:section */ struct A {\n\(text)var a: A\n}"
                case .classProperty: "class A {\n\(text)var a: A\n}"
                case .classMethod: "class A {\n\(text)func a() {}\n}"
                default: ""
                }
            #expect(!whole.isEmpty)
            #expect(faults(in: whole) == [], "\(given)")
        }
    }
}
