import CLibclang
import SourceText

/// Headers that are read as one text, each after those that it is built on. What no header of the run declares is
/// made up for in further passes, so that clang keeps what uses it.
struct HeaderBatch {
    private let library: Libclang
    private let environment: HeaderEnvironment
    private let outlines: [HeaderOutline]
    private var needs: Set<HeaderNeed> = []
    private var stubs = Stubs()

    /// Each pass finds what errors of the last have hidden; real headers need two.
    private static let mostPasses = 5

    init(_ library: Libclang, _ environment: HeaderEnvironment, _ outlines: [HeaderOutline]) {
        self.library = library
        self.environment = environment
        self.outlines = outlines
    }

    /// What was read, in the order of the outlines, and the names that no header declares. Nil if clang failed as
    /// a whole.
    mutating func read() -> (headers: [ObjCHeader], unknown: Set<String>)? {
        var unknown: Set<String> = []
        for pass in 1...Self.mostPasses {
            guard let unit = parse() else { return nil }
            let problems = problems(of: unit)
            let found = unknownNames(problems)
            unknown.formUnion(found.all)
            if pass < Self.mostPasses, learn(found, problems, unit) { continue }
            return (headers(of: unit, problems), unknown)
        }
        return nil
    }

    /// Where the text of a header stands for clang.
    private func path(_ index: Int) -> String { environment.path(outlines[index].file.path, index) }

    private func parse() -> TranslationUnit? {
        var text = environment.opening
        for outline in outlines {
            for (name, isGeneric) in outline.classes.sorted(by: { $0.key < $1.key }) where !isGeneric {
                text += "@class \(name);\n"
            }
            for name in outline.protocols.sorted() { text += "@protocol \(name);\n" }
        }
        text += stubs.text
        for index in HeaderOrder.order(of: outlines, needs: needs) {
            // Ends what the header leaves open; clang's complaint where that is nothing belongs to no header. A method
            // outside of a class takes the first semicolon for its own, and what follows up to the next for its body.
            text += "#import \"\(path(index))\"\n;\n;\n@end\n"
        }
        let own = Set(outlines.map(\.name))
        var files = outlines.indices.map { index in
            let bytes = HeaderText.withoutInclusions(outlines[index]) { environment.sdk != nil && !own.contains($0) }
            return (path: path(index), bytes: bytes)
        }
        files.append((environment.mainPath, Array(text.utf8)))
        return TranslationUnit(
            library, path: environment.mainPath, files: files, arguments: environment.arguments(library))
    }

    /// Clang's errors in each header; files that are not found are none.
    private func problems(of unit: TranslationUnit) -> [[TranslationUnit.Problem]] {
        var indices: [String: Int] = [:]
        for index in outlines.indices { indices[path(index)] = index }
        var result = Array(repeating: [TranslationUnit.Problem](), count: outlines.count)
        for problem in unit.problems where !problem.message.hasSuffix("file not found") {
            if let index = indices[problem.path] { result[index].append(problem) }
        }
        return result
    }

    private func unknownNames(_ problems: [[TranslationUnit.Problem]]) -> UnknownNames {
        var names = UnknownNames()
        for (outline, problems) in zip(outlines, problems) {
            for problem in problems { names.add(problem, in: outline) }
        }
        return names
    }

    /// Makes up for what was not known; false if nothing is left to try.
    private mutating func learn(
        _ unknown: UnknownNames, _ problems: [[TranslationUnit.Problem]], _ unit: TranslationUnit
    ) -> Bool {
        var unknown = unknown
        var declared: Set<String> = []
        for outline in outlines { declared.formUnion(outline.classes.keys) }
        // A type or macro that another header of the run declares: that one has to come first.
        let owners = typeOwners(unit)
        let macroOwners = self.macroOwners
        var isNew = false
        for (index, problems) in problems.enumerated() {
            for problem in problems {
                var names = UnknownNames()
                names.add(problem, in: outlines[index])
                for name in Array(names.types.keys) + Array(names.macros.keys) {
                    guard let owner = owners[name] ?? macroOwners[name], owner != index else { continue }
                    if needs.insert(HeaderNeed(header: index, before: owner)).inserted { isNew = true }
                    unknown.types[name] = nil
                }
            }
        }
        for name in owners.keys { unknown.types[name] = nil }
        for name in macroOwners.keys { unknown.macros[name] = nil }
        return stubs.add(unknown, declared: declared) || isNew
    }

    /// The headers that define macros.
    private var macroOwners: [String: Int] {
        var owners: [String: Int] = [:]
        for (index, outline) in outlines.enumerated() {
            for name in outline.macros.keys { owners[name] = owners[name] ?? index }
        }
        return owners
    }

    /// The headers that declare the enums and typedefs.
    private func typeOwners(_ unit: TranslationUnit) -> [String: Int] {
        var indices: [String: Int] = [:]
        for index in outlines.indices { indices[path(index)] = index }
        var owners: [String: Int] = [:]
        for cursor in library.children(of: unit.root) {
            let kind = library.kind(cursor)
            guard kind == ClangCursorEnum || kind == ClangCursorTypedef || kind == ClangCursorStruct,
                let place = unit.place(library.functions.pointee.getCursorLocation(cursor)),
                let index = indices[place.path]
            else { continue }
            let name = library.name(cursor)
            owners[name] = owners[name] ?? index
        }
        return owners
    }

    private func headers(of unit: TranslationUnit, _ problems: [[TranslationUnit.Problem]]) -> [ObjCHeader] {
        var readers = outlines.map { DeclarationCursorReader(unit, $0) }
        var indices: [String: Int] = [:]
        for index in outlines.indices { indices[path(index)] = index }
        for cursor in library.children(of: unit.root) {
            guard let place = unit.place(library.functions.pointee.getCursorLocation(cursor)),
                let index = indices[place.path]
            else { continue }
            readers[index].read(cursor)
        }
        return readers.indices.map { index in
            var header = readers[index].header
            MarkAttachment.attach(outlines[index], unknownMacros: stubs.macros, to: &header)
            header.faults = HeaderFault.faults(problems[index], outlines[index])
            return header
        }
    }
}
