import SwiftSurface

/// The names that declarations mention: what resolution may look up next.
struct NameCollector {
    /// What one declaration is called, and what it mentions.
    struct Entry: Sendable {
        var declared: [NameHash] = []
        /// What it is: its superclass, its protocols, the target of an alias.
        var inherited: [NameHash] = []
        /// What its cases hold and what its fill methods take.
        var held: [NameHash] = []
        /// What each property mentions.
        var properties: [(name: NameHash, held: [NameHash])] = []
    }

    private(set) var entries: [Entry] = []
    /// The members that key paths of marks name.
    private(set) var members: Set<NameHash> = []
    /// The types that marks name as contexts, whose properties all count.
    private(set) var contexts: Set<NameHash> = []
    /// Whether a type is mentioned whose name begins like that of a value.
    private(set) var mentionsLowercaseType = false
    /// The methods whose parameters matter.
    private let fillNames: Set<String>
    private var entry = Entry()

    init(fillNames: Set<String>) {
        self.fillNames = fillNames
    }

    mutating func add(_ surface: SourceSurface) {
        for declaration in surface.declarations {
            addMentions(of: declaration)
            close(declaration.name)
        }
        for alias in surface.typealiases {
            add(alias.type, to: \.inherited)
            add(alias.marks)
            close(alias.name)
        }
        // Functions outside types may fill a cell by name, whoever names them.
        for function in surface.functions where !function.marks.isEmpty { add(function) }
        for mark in surface.strayMarks { add([mark]) }
        close("")
    }

    /// Ends the entry of the declaration with a name.
    private mutating func close(_ name: String) {
        NameHash.each(in: name.utf8) { entry.declared.append($0) }
        entries.append(entry)
        entry = Entry()
    }

    private mutating func addMentions(of declaration: Declaration) {
        declaration.inherits.forEach { add($0, to: \.inherited) }
        add(declaration.marks)
        for property in declaration.properties {
            let held = entry.held
            entry.held = []
            if let type = property.type { add(type) } else { add(property.initialValue ?? "", typesOnly: true) }
            entry.properties.append((NameHash(property.name.utf8), entry.held))
            entry.held = held
            add(property.marks)
        }
        for item in declaration.cases {
            item.parameters.forEach { add($0.type) }
            add(item.marks)
        }
        for function in declaration.functions
        where function.isStatic || !function.marks.isEmpty || fillNames.contains(function.name) {
            add(function)
        }
    }

    private mutating func add(_ function: Function) {
        function.parameters.forEach { add($0.type) }
        add(function.marks)
    }

    private mutating func add(_ marks: [MarkComment]) {
        for mark in marks {
            for piece in mark.pieces {
                add(piece.text, typesOnly: true)
                addMembersAndContexts(of: piece.text)
            }
        }
    }

    private mutating func addMembersAndContexts(of text: String) {
        for path in text.utf8.split(separator: UInt8(ascii: "\\")).dropFirst() {
            let path = path.prefix { NameHash.isNameByte($0) || $0 == UInt8(ascii: ".") }
            NameHash.each(in: path) { members.insert($0) }
        }
        for rest in text.split(separator: "context:").dropFirst() {
            let name = rest.utf8.drop { $0 == UInt8(ascii: " ") }
            let type = name.prefix { NameHash.isNameByte($0) || $0 == UInt8(ascii: ".") }
            NameHash.each(in: type) { contexts.insert($0) }
        }
    }

    /// The names in `text`; of an expression only those that can be types.
    private mutating func add(
        _ text: String, to list: WritableKeyPath<Entry, [NameHash]> = \.held, typesOnly: Bool = false
    ) {
        var rest = Substring(text).utf8
        while let start = rest.firstIndex(where: NameHash.isNameByte) {
            rest = rest[start...]
            let end = rest.firstIndex { !NameHash.isNameByte($0) } ?? rest.endIndex
            let isLowercase = rest.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
            if !typesOnly || !isLowercase {
                let name = NameHash(rest[..<end])
                if !NameHash.standard.contains(name) {
                    entry[keyPath: list].append(name)
                    mentionsLowercaseType = mentionsLowercaseType || isLowercase
                }
            }
            rest = rest[end...]
        }
    }
}
