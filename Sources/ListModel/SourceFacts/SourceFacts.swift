import SourceText
import SwiftSurface

/// What a source means to other modules, as Swift: its declarations without bodies, private members, default values and
/// comments. Marks stay. The text is read by the reader of sources, so that facts take the same way as they do.
public struct SourceFacts {
    private let file: SourceFile
    private let surface: SourceSurface
    /// The names in marks: a private function may be what one of them means.
    private var namedByMarks: Set<String> = []
    private var text = ""
    private var depth = 0
    /// The `#if` clauses that are open where the text ends.
    private var open: [Condition] = []

    /// The facts of a source, and what is wrong with its text.
    public static func text(of file: SourceFile) -> (text: String, faults: DiagnosticBag) {
        let (surface, faults) = DeclarationParser.parse(file)
        guard !faults.hasErrors else {
            return ("", DiagnosticBag(Damage(faults.diagnostics, in: file, surface: surface).faults))
        }
        var facts = SourceFacts(file, surface)
        facts.write()
        return (facts.text, DiagnosticBag())
    }

    private init(_ file: SourceFile, _ surface: SourceSurface) {
        self.file = file
        self.surface = surface
    }

    // MARK: What is in what

    /// A declaration, and in a type what is declared there.
    private struct Item {
        enum Kind {
            case type(Declaration), function(Function), property(Property), enumCase(EnumCase), alias(Typealias)
        }

        var kind: Kind
        var place: Int
        var conditions: [Condition]
        var marks: [MarkComment]
        var members: [Item] = []
    }

    private mutating func write() {
        for line in surface.imports {
            move(to: line.conditions)
            self.line(line.text)
        }
        for name in surface.globals where !name.isEmpty {
            move(to: [])
            line("var \(Self.quoted(name))")
        }
        let items = items()
        var names: Set<String> = []
        repeat {
            namedByMarks = names
            noteNames(in: items, &names)
        } while names != namedByMarks
        write(items, in: [])
    }

    /// The names in the marks of what is seen.
    private func noteNames(in items: [Item], _ names: inout Set<String>) {
        for item in items where isSeen(item) {
            for piece in item.marks.flatMap(\.pieces) {
                names.formUnion(piece.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            }
            noteNames(in: item.members, &names)
        }
    }

    /// The items outside of types, by their place.
    private func items() -> [Item] {
        var nested = surface.declarations.map { declaration in
            Item(
                kind: .type(declaration), place: declaration.nameRange.lower, conditions: declaration.conditions,
                marks: declaration.marks, members: Self.members(declaration))
        }
        nested += surface.typealiases.map {
            Item(kind: .alias($0), place: $0.nameRange.lower, conditions: $0.conditions, marks: $0.marks)
        }
        nested.sort { $0.place < $1.place }
        var outermost: [Item] = []
        var types: [Item] = []
        func close() {
            guard let closed = types.popLast() else { return }
            if types.isEmpty {
                outermost.append(closed)
            } else {
                types[types.count - 1].members.append(closed)
            }
        }
        for item in nested {
            while case .type(let declaration)? = types.last?.kind, declaration.range.upper <= item.place { close() }
            types.append(item)
            if case .alias = item.kind { close() }
        }
        while !types.isEmpty { close() }
        return outermost + surface.functions.map(Self.item)
    }

    private static func item(_ function: Function) -> Item {
        Item(
            kind: .function(function), place: function.nameRange.lower, conditions: function.conditions,
            marks: function.marks)
    }

    private static func members(_ declaration: Declaration) -> [Item] {
        var members = declaration.functions.map(item)
        members += declaration.properties.map {
            Item(kind: .property($0), place: $0.nameRange.lower, conditions: $0.conditions, marks: $0.marks)
        }
        members += declaration.cases.map {
            Item(kind: .enumCase($0), place: $0.nameRange.lower, conditions: $0.conditions, marks: $0.marks)
        }
        return members
    }

    // MARK: What is seen

    private func isSeen(_ item: Item) -> Bool {
        switch item.kind {
        case .type(let declaration):
            let isEmpty = declaration.kind == .extension && declaration.inherits.isEmpty && item.marks.isEmpty
            return isSeen(declaration.modifiers, named: declaration.name.lastName)
                && !(isEmpty && !item.members.contains(where: isSeen))
        case .function(let function):
            // One of them may take away what a class inherits, or be called by a nib.
            return function.kind == .initializer || Self.isOfNib(function.attributes)
                || isSeen(function.modifiers, named: function.name)
        case .property(let property):
            return Self.isOfNib(property.attributes) || isSeen(property.modifiers, named: property.name)
        case .enumCase: return true
        case .alias(let alias): return isSeen(alias.modifiers, named: alias.name.lastName)
        }
    }

    private func isSeen(_ modifiers: [String], named name: String) -> Bool {
        !modifiers.contains("private") && !modifiers.contains("fileprivate") || namedByMarks.contains(name)
    }

    private static func isOfNib(_ attributes: [String]) -> Bool { attributes.contains { $0.hasPrefix("@IB") } }

    // MARK: Lines

    private mutating func line(_ line: String) {
        text += String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Items inside of `outer` clauses, which are open.
    private mutating func write(_ items: [Item], in outer: [Condition]) {
        for item in items.filter(isSeen).sorted(by: { $0.place < $1.place }) {
            move(to: item.conditions)
            for mark in item.marks {
                for (index, piece) in mark.pieces.enumerated() {
                    line(index == 0 ? "// listgen:\(piece.text)" : "///\(piece.text)")
                }
            }
            switch item.kind {
            case .type(let declaration): write(declaration, item.members)
            case .function(let function): line(SignatureText.text(function, in: file))
            case .property(let property): line(SignatureText.text(property, in: file))
            case .enumCase(let item):
                line(
                    (item.attributes + ["case", file.text(item.nameRange)]).joined(separator: " ")
                        + (item.payload ?? ""))
            case .alias(let alias): line(SignatureText.text(alias, in: file))
            }
        }
        move(to: outer)
    }

    private mutating func write(_ declaration: Declaration, _ members: [Item]) {
        let outside = open
        line(SignatureText.text(declaration, in: file) + " {")
        depth += 1
        write(members, in: outside)
        depth -= 1
        line("}")
    }

    /// Closes and opens clauses until those of `wanted` are open. Items are written in the order of the source, so what
    /// is in a later clause of a block comes after what is in an earlier one.
    private mutating func move(to wanted: [Condition]) {
        var shared = 0
        while shared < min(open.count, wanted.count), open[shared] == wanted[shared] { shared += 1 }
        let isLaterClause =
            shared < min(open.count, wanted.count) && open[shared].block == wanted[shared].block
        while open.count > shared + (isLaterClause ? 1 : 0) {
            open.removeLast()
            line("#endif")
        }
        if isLaterClause {
            let passed = open.removeLast().negated.count + 1
            openClauses(of: wanted[shared], after: passed)
        }
        for condition in wanted.dropFirst(open.count) { openClauses(of: condition, after: 0) }
    }

    /// The directives of a block from one of its clauses up to that of `condition`.
    private mutating func openClauses(of condition: Condition, after passed: Int) {
        for index in passed...max(passed, condition.negated.count) {
            let text = index < condition.negated.count ? condition.negated[index] : condition.condition
            line(text.map { (index == 0 ? "#if " : "#elseif ") + $0 } ?? "#else")
        }
        open.append(condition)
    }

    /// A name as a declaration spells it.
    private static func quoted(_ name: String) -> String { "`\(name)`" }
}
