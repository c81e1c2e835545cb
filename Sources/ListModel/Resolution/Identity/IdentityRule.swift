import SourceText
import SwiftSurface

/// What makes two rows the same one.
struct IdentityRule: ResolutionRule {
    let listScope: ListScope

    /// Whether rows of a rows enum are told apart by their places in their property.
    func isPosition(_ site: RowSite) -> Bool {
        site.rows != nil && !site.isCase && applied.value(.id, of: site.rowMarks)?.member == "position"
    }

    /// The identity of a row and what is known of its type. `isRepeated` where there may be many of the kind.
    ///
    /// `owner` is the type that its function becomes a member of; the type that declares the row without it.
    func identity(of site: RowSite, isRepeated: Bool, owner: String? = nil) -> (Identity, TypeFacts) {
        guard let type = site.types.first, !site.payload.isEmpty else {
            let said = applied.value(.id, of: site.rowMarks)
            guard site.isRepeatable, let said, said.member == "occurrence" else { return (.kind, TypeFacts()) }
            decide(site.subject, .identity, "its occurrence", because: "the mark of the row says so", at: said.place)
            return (
                .occurrence(type: ""),
                TypeFacts(isHashable: true, isEquatable: true, isSendable: true, isNonisolated: true)
            )
        }
        if !isRepeated, site.rowMarks.contains(where: { $0.written(.cell)?.closed("owned") != nil }) {
            applied.pass(.id, of: site.rowMarks, because: .ownedCell)
            decide(site.subject, .identity, "its kind", because: "the context owns its cell")
            return (.kind, TypeFacts())
        }
        let own = applied.value(.id, of: site.rowMarks + site.modelMarks)
        if let value = own ?? applied.value(.id, of: site.outer) {
            let reason = own == nil ? "the mark around it says so" : "the mark of the row says so"
            if isRepeated, !site.isCase, case .member("kind") = value.form {
                report(.kindOfMany(site.name, isHashable: isHashable(site)), at: value.place)
                return (.kind, TypeFacts())
            }
            let function = IdentityClosureRule.Function(owner: owner ?? site.owner, name: site.caseName)
            return identity(saidBy: value, of: site, type: type, function, because: reason)
        }
        if let found = table.type(ofPath: "id", in: type, from: site.file) {
            guard MemberPathRule(self).isReadable("id", in: type, site: site, at: site.place) else {
                return (.kind, TypeFacts())
            }
            contribute(found.syntax)
            UnstableIdentityRule(self).check("id", in: type, site: site)
            decide(site.subject, .identity, "id: \(found.text)", because: "\(type.text) has a member `id`")
            return checked(.key(members: "id", type: found.text), found.syntax, site: site, place: site.place)
        }
        if let type = table.identifiableID(of: type, from: site.file) {
            decide(site.subject, .identity, "id: \(type.text)", because: "\(site.model) is Identifiable")
            var facts = table.facts(of: type.syntax, from: site.file)
            facts.formUnion(TypeFacts(isHashable: true, isEquatable: true))
            return (.key(members: "id", type: type.text), facts)
        }
        if let required = facts.requiredIdentity(of: site) {
            contribute(required.syntax)
            decide(site.subject, .identity, "id: \(required.text)", because: "\(site.owner) asks for an `id`")
            return checked(.key(members: "id", type: required.text), required.syntax, site: site, place: site.place)
        }
        if let id = table.symbolID(of: type.syntax, from: site.file), let member = table.member("id", of: id),
            member.type == nil
        {
            if !site.isFaulty { report(.unknownMemberType("id", in: type.text, members: []), at: site.place) }
            return (.kind, TypeFacts())
        }
        if site.rowMarks.contains(where: { $0.has(.load) }) {
            decide(site.subject, .identity, "the value", because: "what a row shows is loaded by it")
            return checked(.value(type: type.text), type.syntax, site: site, place: site.place)
        }
        if !isRepeated {
            decide(site.subject, .identity, "its kind", because: "there is at most one of it in its section")
            return (.kind, TypeFacts())
        }
        if !site.isFaulty {
            if let hidden = table.hiddenMember("id", in: type, from: site.file) {
                MemberPathRule(self).report(hidden, of: type, at: site.place)
                return (.kind, TypeFacts())
            }
            let isKnown = table.symbolID(of: type.syntax, from: site.file) != nil
            let values = (isHashable(site) ? ["value"] : []) + (site.isCase ? ["kind"] : [])
            report(
                .rowWithoutIdentity(site.name, type: type.text, isKnown: isKnown, values: values), at: site.place)
        }
        return (.kind, TypeFacts())
    }

    /// Whether the value of a row may be its identity.
    private func isHashable(_ site: RowSite) -> Bool {
        site.types.allSatisfy { type in
            table.symbolID(of: type.syntax, from: site.file) != nil
                ? table.facts(of: type.syntax, from: site.file).isHashable
                : table.unfit(type.syntax, from: site.file, where: { !$0.isHashable }) == nil
                    && table.undeclared(in: type.syntax, conformingTo: "Hashable", from: site.file) == nil
        }
    }

    /// The identity of each section of a repeated section struct, which the `property` of `owner` holds.
    func sectionIdentity(
        _ value: MarkValue?, of type: ResolvedType, property: String, owner: String, subject: String, file: Int,
        place: SourcePlace
    ) -> (Identity, TypeFacts) {
        let site = RowSite(
            subject: subject, name: subject, caseName: subject, property: subject, types: [type], file: file,
            owner: type.text, place: place)
        if let value {
            if case .member("position") = value.form {
                decide(subject, .identity, "its position", because: "the section mark says so", at: value.place)
                return (.position, TypeFacts())
            }
            if case .member(let name) = value.form, name != "value", name != "instance" {
                report(.identityOfSections(type.text, value: name), at: value.place)
                return (.kind, TypeFacts())
            }
            let function = IdentityClosureRule.Function(owner: owner, name: property + "Section")
            return identity(saidBy: value, of: site, type: type, function, because: "the section mark says so")
        }
        if let found = table.type(ofPath: "id", in: type, from: file) {
            guard MemberPathRule(self).isReadable("id", in: type, site: site, at: place) else {
                return (.kind, TypeFacts())
            }
            contribute(found.syntax)
            UnstableIdentityRule(self).check("id", in: type, site: site)
            decide(subject, .identity, "id: \(found.text)", because: "\(type.text) has a member `id`")
            return checked(.key(members: "id", type: found.text), found.syntax, site: site, place: place)
        }
        report(.sectionWithoutIdentity(type.text), at: place)
        return (.kind, TypeFacts())
    }

    private func identity(
        saidBy value: MarkValue, of site: RowSite, type: ResolvedType, _ function: IdentityClosureRule.Function,
        because reason: String
    ) -> (Identity, TypeFacts) {
        switch value.form {
        case .keyPath(let keyPath):
            if keyPath.members.isEmpty { return whole(site, value) { .value(type: $0) } }
            var (keyPath, type) = (keyPath, type)
            if let labelled = labelledPayload(keyPath, site: site) {
                keyPath.members = labelled.members
                type = site.types[labelled.index]
                if keyPath.members.isEmpty {
                    decide(site.subject, .identity, "\(value.text): \(type.text)", because: reason, at: value.place)
                    return checked(.value(type: type.text), type.syntax, site: site, place: value.place)
                }
            }
            guard let found = MemberPathRule(self).type(keyPath, value, in: type, site: site) else {
                return (.kind, TypeFacts())
            }
            UnstableIdentityRule(self).check(keyPath.members, in: type, site: site)
            UnstableIdentityRule(self).check(value, of: type, site: site)
            decide(site.subject, .identity, "\(keyPath.members): \(found.text)", because: reason, at: value.place)
            return checked(
                .key(members: keyPath.members, type: found.text), found.syntax, site: site, place: value.place)
        case .closure(let parameters):
            guard let (key, found) = IdentityClosureRule(self).key(value, parameters, of: site, function) else {
                return (.kind, TypeFacts())
            }
            UnstableIdentityRule(self).check(value, of: type, site: site)
            decide(site.subject, .identity, "\(value.text): \(found.text)", because: reason, at: value.place)
            return checked(.key(key, type: found.text), found.syntax, site: site, place: value.place)
        case .name, .function:
            guard let (key, found) = ModelMethodRule(self).identity(value, of: site, type: type) else {
                return (.kind, TypeFacts())
            }
            decide(site.subject, .identity, "\(value.text): \(found.text)", because: reason, at: value.place)
            guard case .objectGiven = key else {
                return checked(.key(key, type: found.text), found.syntax, site: site, place: value.place)
            }
            return (
                .key(key, type: found.text),
                TypeFacts(isHashable: true, isEquatable: true, isSendable: false, isNonisolated: true)
            )
        case .member("instance"):
            guard let id = table.symbolID(of: type.syntax, from: site.file), table.symbol(id).isReference else {
                report(.instanceAsIdentity(site.name, type: type.text), at: value.place)
                return (.kind, TypeFacts())
            }
            decide(site.subject, .identity, "the object", because: reason, at: value.place)
            return (
                .key(.object, type: "ObjectIdentifier"),
                TypeFacts(isHashable: true, isEquatable: true, isSendable: true, isNonisolated: true)
            )
        case .member("value"):
            decide(site.subject, .identity, "the value", because: reason, at: value.place)
            return whole(site, value) { .value(type: $0) }
        case .member("position") where site.isCase:
            report(.positionOfCase(site.name, isHashable: isHashable(site)), at: value.place)
            return (.kind, TypeFacts())
        case .member("occurrence"):
            decide(site.subject, .identity, "the value and its occurrence", because: reason, at: value.place)
            return whole(site, value) { .occurrence(type: $0) }
        case .member("position"):
            decide(site.subject, .identity, "its position", because: reason, at: value.place)
            return (.position, TypeFacts())
        default:
            decide(site.subject, .identity, "its kind", because: reason, at: value.place)
            return (.kind, TypeFacts())
        }
    }

    /// The payload that a key path means by its label, where a case carries several: `\.id` of `mention(id:text:)`, and
    /// the members after the label.
    func labelledPayload(_ keyPath: MarkKeyPath, site: RowSite) -> (index: Int, members: String)? {
        guard site.payload.count > 1, keyPath.root == nil,
            let index = site.payload.firstIndex(where: { $0.label == keyPath.firstMember })
        else { return nil }
        let rest = keyPath.members.dropFirst(keyPath.firstMember.count)
        guard rest.isEmpty || rest.hasPrefix(".") else { return nil }
        return (index, String(rest.dropFirst()))
    }

    /// The values of a case that its identity is in.
    func identityPayload(of site: RowSite) -> [Int] {
        let value = applied.value(.id, of: site.rowMarks + site.modelMarks + site.outer)
        switch value?.form {
        case .closure(let parameters): return Array(site.payload.indices.prefix(parameters.count))
        case .member("value"), .member("occurrence"): return Array(site.payload.indices)
        case .keyPath(let keyPath) where keyPath.members.isEmpty: return Array(site.payload.indices)
        case .keyPath(let keyPath): return [labelledPayload(keyPath, site: site)?.index ?? 0]
        default: return [0]
        }
    }

    /// The identity that all values of a row are, or are in: what is known of their types holds of each.
    private func whole(_ site: RowSite, _ value: MarkValue, _ make: (String) -> Identity) -> (Identity, TypeFacts) {
        let identity = make(site.types.map(\.text).joined(separator: ", "))
        let facts = site.types.map { checked(identity, $0.syntax, site: site, place: value.place).1 }
        return (
            identity,
            TypeFacts(
                isHashable: facts.allSatisfy(\.isHashable), isEquatable: facts.allSatisfy(\.isEquatable),
                isSendable: facts.allSatisfy(\.isSendable), isNonisolated: facts.allSatisfy(\.isNonisolated))
        )
    }

    /// Reports a type of the program that is known not to be `Hashable`.
    private func checked(
        _ identity: Identity, _ type: TypeSyntax, site: RowSite, place: SourcePlace
    ) -> (Identity, TypeFacts) {
        let facts = table.facts(of: type, from: site.file)
        MemberPathRule(self).checkVisible(ResolvedType(syntax: type), of: site, at: place)
        if let part = table.unfit(type, from: site.file, where: { !$0.isHashable }) {
            let declared = table.symbolID(of: part, from: site.file).map { table.symbol($0).place }
            report(
                .identityNotHashable(
                    site.name, type: type.description, part: part.description, declared: declared), at: place)
        } else if identity.isWholeValue,
            let name = table.undeclared(in: type, conformingTo: "Hashable", from: site.file), !site.isFaulty
        {
            report(.undeclaredIdentity(site.name, type: name), at: place)
        }
        return (identity, facts)
    }
}
