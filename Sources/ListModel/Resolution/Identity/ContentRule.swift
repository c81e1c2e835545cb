import SourceText
import SwiftSurface

/// What counts as changed in a row.
struct ContentRule: ResolutionRule {
    let listScope: ListScope

    func content(of site: RowSite) -> Content {
        guard let type = site.types.first, !site.payload.isEmpty else { return .none }
        if let (value, isOwn) = contentValue(of: site) {
            let reason = isOwn ? "the mark of the row says so" : "the mark around it says so"
            decide(site.subject, .content, value.text, because: reason, at: value.place)
            return content(saidBy: value, of: site, type: type)
        }
        if let fill = fillFromOutside(of: site), isUnequal(site) {
            decide(
                site.subject, .content, "always",
                because: "`\(fill.text)` fills it from outside, and nothing says when it has changed", at: fill.place)
            return .always
        }
        if let (type, content) = contentOfUndeclared(in: site) {
            guard let content else {
                if !site.isFaulty { report(.undeclaredContent(site.name, type: type), at: site.place) }
                return .equatable
            }
            decide(
                site.subject, .content, content.rawValue,
                because: "the configuration says so for types that no input declares")
            return content.content
        }
        for (type, payload) in zip(site.types, site.payload) {
            guard let id = table.symbolID(of: type.syntax, from: site.file) else {
                guard let part = unequal(type, in: site) else { continue }
                if !site.isFaulty { report(part, in: site, at: site.place) }
                return .equatable
            }
            let symbol = table.symbol(id)
            if symbol.kind == .protocol, !site.isFaulty {
                report(.contentNotEquatable(site.name, type: symbol.name, declared: symbol.place), at: site.place)
                return .equatable
            }
            if payload.isReference {
                if !site.isFaulty {
                    report(
                        .classWithoutContent(
                            site.name, type: type.text, kind: symbol.kind.article, declared: symbol.place),
                        at: site.place)
                }
                return .instance
            }
            checkEquatable(id, type, payload, site: site, place: site.place)
        }
        decide(site.subject, .content, "==", because: "\(site.model) is a value")
        return .equatable
    }

    /// Whether something says what counts as changed in a row.
    func isSaid(of site: RowSite) -> Bool { contentValue(of: site) != nil }

    /// Whether a row counts as changed with every update.
    func isAlways(_ site: RowSite) -> Bool {
        guard !site.payload.isEmpty, site.load == nil else { return false }
        if contentValue(of: site) == nil, fillFromOutside(of: site) != nil, isUnequal(site) { return true }
        if let (value, _) = contentValue(of: site) { return value.member == "always" }
        return contentOfUndeclared(in: site)?.content == .always
    }

    /// The `content:` that counts for a row, and whether it stands at the row or its model.
    private func contentValue(of site: RowSite) -> (MarkValue, isOwn: Bool)? {
        let own = applied.value(.content, of: site.rowMarks + site.modelMarks)
        guard var value = own ?? applied.value(.content, of: site.outer) else { return nil }
        // `\.self` is the whole value, whatever else is named.
        if value.elements.contains(where: { $0.keyPath?.members.isEmpty == true }) { value.form = .member("equatable") }
        return (value, own != nil)
    }

    /// Whether nothing says of a value of the payload when it has changed.
    private func isUnequal(_ site: RowSite) -> Bool {
        zip(site.types, site.payload).contains { type, payload in
            payload.isReference || unequal(type, in: site) != nil
        } || contentOfUndeclared(in: site).map { $0.content == nil } ?? false
    }

    /// The function that fills the cell of a row, where it is one of the list or its context: such a cell is filled with every
    /// update, as what else the function reads may have changed.
    private func fillFromOutside(of site: RowSite) -> MarkValue? {
        let marks = site.rowMarks + site.modelMarks
        guard let value = (marks + site.outer).lazy.compactMap({ $0.written(.configure) }).first else { return nil }
        let base: String
        switch value.form {
        case .function(let name, _): base = name
        case .name(let name): base = name
        default: return nil
        }
        if base.hasPrefix("context.") { return value }
        guard !base.contains("."), table.functions[base] == nil else { return nil }
        // A method of the cell or the model shows what it is given, and no more.
        let named = (marks + site.outer).compactMap { $0.written(.cell)?.name }.compactMap { name in
            table.symbolID(of: table.resolve(name, in: site.scope).syntax, from: site.file)
        }
        let models = site.types.compactMap { table.symbolID(of: $0.syntax, from: site.file) }
        let all = named + models + site.types.flatMap { cells(for: $0.syntax, from: site.file) }
        let isOfCell = all.contains { id in
            table.lineage(of: id).contains { owner in
                table.symbol(owner).parts.contains { $0.declaration.functions.contains { $0.name == base } }
            }
        }
        return isOfCell ? nil : value
    }

    /// The first type of a payload that nobody here declares, and what the configuration says of those; nil without one.
    private func contentOfUndeclared(in site: RowSite) -> (type: String, content: DefaultContent?)? {
        // The parameters of a generic type are declared by it.
        let owner = table.symbolID(named: site.owner, from: site.scope)
        guard owner.map({ table.symbol($0).declaration.genericParameters == nil }) ?? true else { return nil }
        for type in site.types {
            if let name = table.undeclared(in: type.syntax, conformingTo: "Equatable", from: site.file) {
                return (name, facts.input.content[table.files[site.file].module] ?? facts.input.content[""])
            }
        }
        return nil
    }

    /// The members that are compared with what a cell last showed, because the row is an object.
    func stamp(of site: RowSite) -> [Content.Member] {
        guard let type = site.types.first, site.payload.contains(where: \.isReference),
            let (value, _) = contentValue(of: site)
        else { return [] }
        return value.elements.compactMap(\.keyPath).compactMap { keyPath in
            let found =
                keyPath.type.map { table.resolve($0, in: site.scope) }
                ?? table.type(ofPath: keyPath.members, in: type, from: site.file)
            return found.map { Content.Member(members: keyPath.members, type: $0.text) }
        }
    }

    /// Whether the content of a row is not compared, or is that of an object which stays the same.
    func contentChangesUnnoticed(in site: RowSite) -> Bool {
        let said = contentValue(of: site)
        if said == nil, fillFromOutside(of: site) != nil, isUnequal(site) { return true }
        if case .member(let name)? = said?.0.form, name == "instance" || name == "always" { return true }
        if said == nil, let content = contentOfUndeclared(in: site)?.content, content != .equatable { return true }
        return site.payload.contains(where: \.isReference) && stamp(of: site).isEmpty
    }

    private func content(saidBy value: MarkValue, of site: RowSite, type: ResolvedType) -> Content {
        if case .member(let name) = value.form {
            switch name {
            case "instance":
                if let id = table.symbolID(of: type.syntax, from: site.file),
                    [.struct, .enum].contains(table.symbol(id).kind)
                {
                    report(
                        .instanceOfValue(site.name, type: type.text, declared: table.symbol(id).place), at: value.place)
                }
                return .instance
            case "always":
                return .always
            default:
                for (type, payload) in zip(site.types, site.payload) {
                    if let id = table.symbolID(of: type.syntax, from: site.file) {
                        checkEquatable(id, type, payload, site: site, place: value.place)
                    } else if let part = unequal(type, in: site) {
                        report(part, in: site, at: value.place)
                    }
                }
                return .equatable
            }
        }
        switch value.form {
        case .name, .function:
            return ModelMethodRule(self).content(value, of: site, type: type).map { .method($0) } ?? .always
        default: break
        }
        var members: [Content.Member] = []
        for element in value.elements {
            guard let keyPath = element.keyPath,
                let found = MemberPathRule(self).type(keyPath, element, in: type, site: site)
            else { continue }
            MemberPathRule(self).checkVisible(found, of: site, at: element.place)
            if let part = unequal(found, in: site) { report(part, in: site, at: element.place) }
            members.append(Content.Member(members: keyPath.members, type: found.text))
        }
        return .members(members)
    }

    /// The part of a type that is known to have no `==`. Tuples conform to nothing, but those of up to six elements have one.
    private func unequal(_ type: ResolvedType, in site: RowSite) -> TypeSyntax? {
        if case .tuple(let elements) = type.syntax, elements.count <= 6 {
            return elements.lazy.compactMap { table.unfit($0.type, from: site.file) { !$0.isEquatable } }.first
        }
        return table.unfit(type.syntax, from: site.file) { !$0.isEquatable }
    }

    /// Reports a part of a type that has no `==`.
    private func report(_ part: TypeSyntax, in site: RowSite, at place: SourcePlace) {
        let id = table.symbolID(of: part, from: site.file)
        report(
            .contentNotEquatable(
                site.name, type: part.description, declared: id.map { table.symbol($0).place },
                isIsolated: id.map { table.isIsolated($0, to: ["Equatable", "Hashable", "Comparable"]) } ?? false),
            at: place)
    }

    /// Reports a type of the program that has no `==`, and warns of one that leaves stored properties out.
    private func checkEquatable(
        _ id: Int, _ type: ResolvedType, _ payload: RowPayload, site: RowSite, place: SourcePlace
    ) {
        guard table.symbol(id).kind != .protocol else { return }
        guard payload.facts.isEquatable else {
            if !site.isFaulty, let part = unequal(type, in: site) { report(part, in: site, at: place) }
            return
        }
        EqualityRule(self).warnOfPartialEquality(id, site: site)
    }
}
