import SourceText
import SwiftSurface

/// Methods of models that `id:` and `content:` name: `diffIdentifier`, `isContentEqual(to:)`.
struct ModelMethodRule: ResolutionRule {
    let listScope: ListScope

    /// What is read of a value by a method without parameters, and its type; nil without one, which is reported.
    func identity(_ value: MarkValue, of site: RowSite, type: ResolvedType) -> (Identity.Key, ResolvedType)? {
        guard let found = method(value, of: type, site: site, count: 0) else { return nil }
        guard let written = found.result else {
            report(.methodWithoutResult(value.text, of: type.text, declared: found.candidate.place), at: value.place)
            return nil
        }
        UnstableIdentityRule(self).check(found.function, in: found.part, of: type, site: site)
        let call = found.candidate.baseName + "()"
        // IGListKit tells models apart by objects of that kind.
        let given = (written.wrapped ?? written).syntax
        guard TypeMatch.plain(given).description != "NSObjectProtocol" else {
            return (.objectGiven(by: call), ResolvedType(syntax: TypeSyntax(parsing: "ObjectIdentity")))
        }
        contribute(written.syntax)
        return (.members(call), written)
    }

    /// The call of a method that takes the other value, up to its argument; nil without one, which is reported.
    func content(_ value: MarkValue, of site: RowSite, type: ResolvedType) -> String? {
        guard let found = method(value, of: type, site: site, count: 1) else { return nil }
        let parameter = found.candidate.parameters.first { !$0.hasDefault }
        guard found.result?.text == "Bool" else {
            report(.methodWithoutResult(value.text, of: type.text, declared: found.candidate.place), at: value.place)
            return nil
        }
        let label = parameter?.label.map { Identifier.spelledAsLabel($0) + ": " } ?? ""
        return found.candidate.baseName + "(" + label
    }

    private func method(
        _ value: MarkValue, of type: ResolvedType, site: RowSite, count: Int
    ) -> (candidate: FillCandidate, result: ResolvedType?, function: Function, part: Symbol.Part)? {
        let (base, labels): (String, [String]?) =
            switch value.form {
            case .function(let base, let labels): (base, labels)
            default: (value.text, nil)
            }
        guard let id = table.symbolID(of: type.syntax, from: site.file) else {
            report(.unknownModelMethod(value.text, of: type.text, count: count, near: nil), at: value.place)
            return nil
        }
        let owners = table.lineage(of: id) + table.protocols(of: id)
        var names: [String] = []
        var hidden: (candidate: FillCandidate, reason: String)?
        for owner in owners {
            for part in table.symbol(owner).parts {
                for function in part.declaration.functions where function.kind == .function && !function.isStatic {
                    names.append(function.name)
                    guard function.name == base else { continue }
                    let candidate = facts.candidate(function, owner: owner, part: part, of: id, mark: nil)
                    let open = candidate.parameters.filter { !$0.hasDefault }
                    guard open.count == count, labels.map({ $0 == open.map { $0.label ?? "_" } }) ?? true else {
                        continue
                    }
                    if let effect = candidate.effect {
                        hidden = hidden ?? (candidate, effect)
                    } else if !facts.isCallable(candidate, from: site.file) {
                        hidden = hidden ?? (candidate, "is \(candidate.level.word), so generated code cannot call it")
                    } else {
                        log.draw(on: part.file)
                        let scope = SymbolTable.Scope(file: part.file, type: table.symbol(owner).name)
                        let values =
                            owner == id
                            ? table.genericArguments(of: type.syntax, id)
                            : table.genericArguments(of: owner, inheritedBy: id)
                        let result = function.returnType.map { text in
                            let written = table.resolve(text, in: scope, generics: Set(values.keys))
                            return ResolvedType(syntax: Generics.replace(values, in: written.syntax))
                        }
                        return (candidate, result, function, part)
                    }
                }
            }
        }
        if let hidden {
            report(
                .unreadableMember(base, of: type.text, because: hidden.reason, declared: hidden.candidate.place),
                at: value.place)
        } else {
            let near = names.contains(base) ? nil : Spelling.nearest(to: base, among: Set(names).sorted())
            report(.unknownModelMethod(value.text, of: type.text, count: count, near: near), at: value.place)
        }
        return nil
    }
}
