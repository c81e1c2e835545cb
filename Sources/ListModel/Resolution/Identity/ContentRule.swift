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
        if let (type, content) = contentOfUndeclared(in: site) {
            guard let content else {
                if !site.isFaulty { report(.undeclaredContent(site.name, type: type), at: site.place) }
                return .equatable
            }
            decide(
                site.subject, .content, content.rawValue,
                because: "the configuration says so for types that no facts.input declares")
            return content.content
        }
        for (type, payload) in zip(site.types, site.payload) {
            guard let id = table.symbolID(of: type.syntax, from: site.file) else { continue }
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
            checkEquatable(id, payload, site: site, place: site.place)
        }
        decide(site.subject, .content, "==", because: "\(site.model) is a value")
        return .equatable
    }

    /// Whether something says what counts as changed in a row.
    func isSaid(of site: RowSite) -> Bool { contentValue(of: site) != nil }

    /// Whether a row counts as changed with every update.
    func isAlways(_ site: RowSite) -> Bool {
        guard !site.payload.isEmpty, site.load == nil else { return false }
        if let (value, _) = contentValue(of: site) { return value.member == "always" }
        return contentOfUndeclared(in: site)?.content == .always
    }

    /// The `content:` that counts for a row, and whether it stands at the row or its model.
    private func contentValue(of site: RowSite) -> (MarkValue, isOwn: Bool)? {
        if let own = applied.value(.content, of: site.rowMarks + site.modelMarks) {
            return (own, true)
        }
        return applied.value(.content, of: site.outer).map { ($0, false) }
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
                if let id = table.symbolID(of: type.syntax, from: site.file), let payload = site.payload.first {
                    checkEquatable(id, payload, site: site, place: value.place)
                }
                return .equatable
            }
        }
        var members: [Content.Member] = []
        for element in value.elements {
            guard let keyPath = element.keyPath,
                let found = MemberPathRule(self).type(keyPath, element, in: type, site: site)
            else { continue }
            MemberPathRule(self).checkVisible(found, of: site, at: element.place)
            if let part = table.unfit(found.syntax, from: site.file, where: { !$0.isEquatable }),
                let id = table.symbolID(of: part, from: site.file)
            {
                report(
                    .contentNotEquatable(site.name, type: part.description, declared: table.symbol(id).place),
                    at: element.place)
            }
            members.append(Content.Member(members: keyPath.members, type: found.text))
        }
        return .members(members)
    }

    /// Reports a type of the program that has no `==`, and warns of one that leaves stored properties out.
    private func checkEquatable(_ id: Int, _ payload: RowPayload, site: RowSite, place: SourcePlace) {
        let symbol = table.symbol(id)
        guard symbol.kind != .protocol else { return }
        if !payload.facts.isEquatable {
            guard table.isWhole(id), !site.isFaulty else { return }
            report(.contentNotEquatable(site.name, type: symbol.name, declared: symbol.place), at: place)
            return
        }
        EqualityRule(self).warnOfPartialEquality(id, site: site)
    }
}
