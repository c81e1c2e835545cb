/// Declarations that stand in for names that no header of the run declares, so that clang keeps what uses them.
struct Stubs {
    private var names = UnknownNames()

    /// Adds what is not there yet; `declared` are the classes of the run. One of them that is missing as a superclass
    /// stands before its use already: clang could not read it. False if nothing was new.
    mutating func add(_ unknown: UnknownNames, declared: Set<String>) -> Bool {
        let before = names
        names.bases.formUnion(unknown.bases)
        names.classes.formUnion(unknown.classes)
        names.protocols.formUnion(unknown.protocols)
        names.constants.formUnion(unknown.constants)
        names.types.merge(unknown.types) { $0 || $1 }
        names.macros.merge(unknown.macros) { $0 || $1 }
        names.generics.merge(unknown.generics) { max($0, $1) }
        for name in declared { names.generics[name] = nil }
        return names != before
    }

    /// The names of macros that no header defines.
    var macros: Set<String> { Set(names.macros.keys) }

    /// In an order that holds, the same for the same names.
    var text: String {
        var text = ""
        for (name, takesArguments) in names.macros.sorted(by: { $0.key < $1.key }) {
            text += "#ifndef \(name)\n#define \(name)\(takesArguments ? "(...)" : "")\n#endif\n"
        }
        for name in names.protocols.sorted() { text += "@protocol \(name) @end\n" }
        for (name, count) in names.generics.sorted(by: { $0.key < $1.key }) {
            let parameters = (0..<count).map { "__covariant T\($0)" }.joined(separator: ", ")
            text += "@interface \(name)<\(parameters)> : NSObject @end\n"
        }
        for name in names.bases.sorted() where names.generics[name] == nil {
            text += "@interface \(name) : NSObject @end\n"
        }
        for name in names.classes.sorted() where names.generics[name] == nil && !names.bases.contains(name) {
            text += "@class \(name);\n"
        }
        for (name, isPointer) in names.types.sorted(by: { $0.key < $1.key }) where !names.classes.contains(name) {
            text += "typedef \(isPointer ? "id" : "int") \(name);\n"
        }
        for name in names.constants.sorted() where names.macros[name] == nil { text += "enum { \(name) };\n" }
        return text
    }
}
