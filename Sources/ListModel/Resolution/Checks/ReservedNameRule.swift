import SourceText
import SwiftSurface

/// Names that would mean something else in generated code.
struct ReservedNameRule: ResolutionRule {
    let listScope: ListScope

    /// Reports properties that generated members of the same name would clash with, and those that are read where `self`
    /// is another value.
    func checkMembers(of id: Int, against generated: Set<String>) {
        let symbol = table.symbol(id)
        for part in symbol.parts {
            for (property, marks) in part.marked.properties where !property.isStatic {
                let isRead = !marks.contains(.ignore)
                guard generated.contains(property.name) || isRead && property.name == "self" else {
                    continue
                }
                report(
                    .takenMember(property.name, in: symbol.name),
                    at: SourcePlace(path: part.path, range: property.nameRange))
            }
        }
    }

    /// Reports methods that generated ones would repeat, told by their full names and the type of the first parameter.
    func checkMethods(of id: Int, against generated: [String: String?]) {
        let symbol = table.symbol(id)
        for part in symbol.parts {
            let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
            for function in part.declaration.functions where function.kind == .function {
                guard let wanted = generated[function.fullName] else { continue }
                let first = function.parameters.first.map {
                    TypeMatch.plain(table.resolve($0.type, in: scope).syntax).description
                }
                guard first == wanted else { continue }
                report(
                    .takenMember(function.fullName, in: symbol.name),
                    at: SourcePlace(path: part.path, range: function.nameRange))
            }
        }
    }

    /// Reports types that the properties name plainly, themselves or by a typealias, and that would mean a generated
    /// type: `[Row]` where `Row` is generated. The names that are reported.
    func checkCapturedTypes(_ names: [(String, String, MarkArgumentName)], in id: Int) -> Set<String> {
        let symbol = table.symbol(id)
        var told: Set<String> = []
        for part in symbol.parts {
            for (property, _) in part.marked.properties {
                guard let type = property.type, let range = property.typeRange else { continue }
                let scope = scope(of: SourcePlace(path: part.path, range: range), inside: symbol.name)
                let resolved = table.resolve(type, in: scope).text
                let place = SourcePlace(path: part.path, range: range)
                told.formUnion(
                    capturedTypes(names, in: id, named: [type, resolved], at: place, isWritten: true))
            }
        }
        return told
    }

    /// Reports types of the app in the code that is generated inside of a type, and that type itself, if they would mean
    /// a generated type there.
    func checkCapturedTypes(
        _ names: [(String, String, MarkArgumentName)], in id: Int, named types: [String], told: Set<String> = []
    ) {
        let symbol = table.symbol(id)
        _ = capturedTypes(
            names.filter { !told.contains($0.1) }, in: id, named: [symbol.spelledName] + types, at: symbol.place,
            isWritten: false)
    }

    /// The types that the rows of a section and their identities are made of.
    static func types(namedBy sources: [RowSource]) -> [String] {
        sources.flatMap { source -> [String] in
            let element: String? =
                switch source.element {
                case .none: nil
                case .model(let payload): payload.type
                case .rows(let type, _): type
                }
            guard case .key(_, let id) = source.identity else { return [element].compactMap { $0 } }
            return [element, id].compactMap { $0 }
        }
    }

    /// The types of the app that are named inside of the generated extensions of a list.
    static func types(namedBy list: ListDefinition) -> [String] {
        var types = list.cells.map(\.type) + [list.context, list.rowAlias?.type].compactMap { $0 }
        types += list.leaves.flatMap(\.payload).map(\.type)
        for section in list.sections {
            guard let identity = section.identity else {
                types += Self.types(namedBy: section.shape.rows.own)
                types += [section.shape.rows.type?.type].compactMap { $0 }
                continue
            }
            types.append(section.shape.value)
            if case .key(_, let id) = identity { types.append(id) }
        }
        return types
    }

    /// The same of a rows enum.
    static func types(namedBy cases: [RowsDefinition.Case]) -> [String] {
        cases.flatMap(\.payload).map(\.type)
            + cases.compactMap { if case .key(_, let type) = $0.identity { type } else { nil } }
    }

    /// The names that are reported.
    private func capturedTypes(
        _ names: [(String, String, MarkArgumentName)], in id: Int, named types: [String], at place: SourcePlace,
        isWritten: Bool
    ) -> Set<String> {
        let symbol = table.symbol(id)
        // A type parameter of such a name is told by itself.
        let parameters = Generics.names(symbol.declaration.genericParameters)
        let words = Set(types.flatMap(Self.plainNames))
        var told: Set<String> = []
        for (role, name, argument) in names where words.contains(name[...]) && !parameters.contains(name) {
            guard table.place(ofType: symbol.name + "." + name, module: symbol.module) == nil,
                !DoubtRule(self).isDoubtful(name: name, inside: symbol)
            else { continue }
            told.insert(name)
            report(
                .capturedType(
                    name, in: symbol.name, role: role, argument: argument.rawValue, isWritten: isWritten), at: place)
        }
        return told
    }

    /// The names in a type that no dot stands before. What is not ASCII counts as letters. O(bytes).
    private static func plainNames(in type: String) -> [Substring] {
        var names: [Substring] = []
        var start: String.Index?
        var isMember = false
        var isQuoted = false
        func end(_ index: String.Index) {
            if let start, !isMember { names.append(type[start..<index]) }
            start = nil
        }
        for index in type.utf8.indices {
            let byte = type.utf8[index]
            if byte == UInt8(ascii: "`") {
                end(index)
                isQuoted.toggle()
                if !isQuoted { isMember = false }
            } else if isQuoted || byte != UInt8(ascii: ".") && byte.isOfName {
                if start == nil { start = index }
            } else {
                end(index)
                isMember = byte == UInt8(ascii: ".")
            }
        }
        end(type.endIndex)
        return names
    }

    /// Reports two closures of one name: they are called after the event and the row.
    func checkClosures(of requirements: [Requirement]) {
        var first: [String: Requirement] = [:]
        for requirement in requirements {
            let label = requirement.parameters.first { $0.label != nil && $0.label != "in" && $0.label != "event" }?
                .label
            let name = requirement.name + "." + (label ?? "")
            if let first = first[name] {
                let isOfOne = first.owner == requirement.owner
                let clash: DuplicateClosure =
                    isOfOne && first.place != requirement.place
                        && [first.purpose, requirement.purpose].contains(.cellEvent)
                    ? .members : isOfOne ? .places : label != nil ? .rows : .marks
                report(
                    .duplicateClosure(requirement.summary, because: clash, first: first.place), at: requirement.place)
            } else {
                first[name] = requirement
            }
        }
    }
}
