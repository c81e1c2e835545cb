/// The classes, categories and protocols of a run as one header that needs no other, for the importer of the compiler.
///
/// What the names of methods depend on is kept: selectors, the names of types, what properties are called. What no
/// header of the run declares is declared here.
struct ImporterProbe {
    let containers: [ObjCContainer]
    let enums: [ObjCEnum]
    let typedefs: [ObjCTypedef]

    /// The header. The same for the same declarations.
    var text: String {
        var text = Prelude.types
        let classes = orderedClasses
        let protocols = unique(containers.filter { $0.kind == .protocol })
        let known = Set(classes.map(\.name)), knownProtocols = Set(protocols.map(\.name))
        let used = usedNames
        for name in used.classes.subtracting(known).sorted() where !Self.declaredByPrelude(name) {
            text += "@interface \(name) : NSObject @end\n"
        }
        for name in used.protocols.subtracting(knownProtocols).sorted() where !Self.declaredByPrelude(name) {
            text += "@protocol \(name) @end\n"
        }
        for container in classes { text += "@class \(container.genericName);\n" }
        for container in protocols { text += "@protocol \(container.name);\n" }
        text += typesText(used.types)
        for container in protocols { text += declaration(container, "@protocol \(container.name)") }
        for container in classes {
            let superclass = Self.superclass(of: container)
            text += declaration(container, "@interface \(container.genericName) : \(superclass)")
        }
        for (index, container) in containers.enumerated() where container.kind == .category {
            text += declaration(container, "@interface \(container.genericName) (Listgen\(index))")
        }
        return text
    }

    /// The enums and typedefs among `names`, each after those that it names.
    private func typesText(_ names: Set<String>) -> String {
        var aliases: [String: ObjCTypedef] = [:]
        for alias in typedefs { aliases[alias.name] = aliases[alias.name] ?? alias }
        for value in enums { aliases[value.name] = nil }
        var seen: Set<String> = []
        var text = ""
        func add(_ name: String) {
            guard seen.insert(name).inserted, !Self.declaredByPrelude(name) else { return }
            guard let alias = aliases[name] else {
                // Where it is not declared, it is most likely an enum: other typedefs of scalars seldom stand in the
                // name of a method.
                text += "typedef NS_ENUM_FOR(NSInteger, \(name), open) { listgen_\(name) };\n"
                return
            }
            alias.type.forEachPart { if case .named(let other) = $0.form { add(other) } }
            text += typedef(alias)
        }
        for name in names.sorted() { add(name) }
        return text
    }

    private func typedef(_ alias: ObjCTypedef) -> String {
        let type = alias.type.spelling
        if case .block = alias.type.form, let caret = type.firstIndex(of: "^") {
            var type = type
            type.insert(contentsOf: " " + alias.name, at: type.index(after: caret))
            return "typedef \(type);\n"
        }
        return "typedef \(type) \(alias.name);\n"
    }

    private func declaration(_ container: ObjCContainer, _ head: String) -> String {
        var text = head + "\n"
        for property in container.properties {
            let attributes = property.isClassProperty ? "(class)" : ""
            let type = property.type.spelling
            // A property of a block type has its name inside of the type, and its type concerns no other name.
            text += "@property \(attributes) \(type.contains("^") ? "id" : type) \(property.name);\n"
        }
        for method in container.methods where method.attributes.swiftName == nil {
            text += (method.isClassMethod ? "+ (" : "- (") + method.result.spelling + ")"
            if method.parameters.isEmpty {
                text += method.selector
            } else {
                text += zip(method.pieces, method.parameters).enumerated().map { index, pair in
                    "\(pair.0):(\(pair.1.type.spelling))a\(index)"
                }.joined(separator: " ")
            }
            text += ";\n"
        }
        return text + "@end\n"
    }

    // MARK: Names

    static func superclass(of container: ObjCContainer) -> String {
        if case .object(let name, _, _)? = container.superclass?.form, name != container.name { return name }
        return "NSObject"
    }

    /// Each class behind its superclass; of a class that two headers declare the first.
    private var orderedClasses: [ObjCContainer] {
        let classes = unique(containers.filter { $0.kind == .interface && !Self.declaredByPrelude($0.name) })
        var byName: [String: ObjCContainer] = [:]
        for container in classes { byName[container.name] = container }
        var placed: Set<String> = [], ordered: [ObjCContainer] = []
        for container in classes {
            var chain: [ObjCContainer] = []
            var next: ObjCContainer? = container
            while let current = next, placed.insert(current.name).inserted {
                chain.append(current)
                next = byName[Self.superclass(of: current)]
            }
            // A class among its own superclasses is cut off there.
            if let top = chain.indices.last,
                byName[Self.superclass(of: chain[top])].map({ found in
                    chain.contains { $0.name == found.name }
                }) ?? false
            {
                chain[top].superclass = nil
            }
            ordered += chain.reversed()
        }
        return ordered
    }

    private func unique(_ containers: [ObjCContainer]) -> [ObjCContainer] {
        var seen: Set<String> = []
        return containers.filter { seen.insert($0.name).inserted }
    }

    private var usedNames: (classes: Set<String>, protocols: Set<String>, types: Set<String>) {
        var classes: Set<String> = [], protocols: Set<String> = [], named: Set<String> = []
        func add(_ type: ObjCType) {
            type.forEachPart { part in
                switch part.form {
                case .object(let name, _, let conformances):
                    classes.insert(name)
                    protocols.formUnion(conformances)
                case .id(let conformances), .metatype(let conformances): protocols.formUnion(conformances)
                case .named(let name): named.insert(name)
                default: break
                }
            }
        }
        for container in containers {
            if container.kind != .protocol { classes.insert(container.name) }
            if container.kind == .interface { classes.insert(Self.superclass(of: container)) }
            for property in container.properties { add(property.type) }
            for method in container.methods where method.attributes.swiftName == nil {
                add(method.result)
                for parameter in method.parameters { add(parameter.type) }
            }
        }
        for alias in typedefs { add(alias.type) }
        return (classes, protocols, named)
    }

    private static func declaredByPrelude(_ name: String) -> Bool { preludeNames.contains(name) }

    private static let preludeNames = Set(
        Prelude.types.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
}
