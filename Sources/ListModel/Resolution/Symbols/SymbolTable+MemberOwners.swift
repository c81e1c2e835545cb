import SwiftSurface

extension SymbolTable {
    /// The declarations whose members a view class has, a group a type: the class, those it inherits from, then the protocols
    /// that they adopt.
    func memberOwners(of id: Int) -> [[MemberOwner]] {
        let lineage = lineage(of: id)
        var result = lineage.map { owner in
            symbol(owner).parts.map { MemberOwner(id: owner, part: $0, isRequirement: false) }
        }
        for parent in protocols(of: id) {
            let parts = symbol(parent).parts.filter { isMet($0, by: id) }
            let owners = parts.map {
                MemberOwner(id: parent, part: $0, isRequirement: $0.declaration.kind == .protocol)
            }
            if !owners.isEmpty { result.append(owners) }
        }
        return result
    }

    /// What an associated type of a protocol is for a class that does not name it: what a method of it takes, where the
    /// protocol asks for one that takes the associated type.
    func inferredType(_ name: String, of parent: Int, for id: Int) -> TypeSyntax? {
        let asked = symbol(parent).declaration.functions.filter { $0.parameters.contains { $0.type == name } }
        guard !asked.isEmpty else { return nil }
        for part in lineage(of: id).flatMap({ symbol($0).parts }) {
            for function in part.declaration.functions {
                guard let requirement = asked.first(where: { $0.fullName == function.fullName }),
                    let index = requirement.parameters.firstIndex(where: { $0.type == name })
                else { continue }
                let given = function.parameters[index].type
                // One that is said by associated types would ask for itself.
                if namesAssociatedType(given, of: parent) { continue }
                return resolve(given, in: Scope(file: part.file, type: symbol(id).name)).syntax
            }
        }
        return nil
    }

    /// Whether a type, as a protocol writes it, is said by its associated types.
    func namesAssociatedType(_ type: String, of parent: Int) -> Bool {
        let scope = Scope(file: symbol(parent).file, type: nil)
        return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
            if case .alias(let alias, _)? = find([symbol(parent).name, String(word)], in: scope) {
                alias.syntax.isAssociated
            } else {
                false
            }
        }
    }

    /// Whether a class has the members of an extension of a protocol: one that asks for more than a class or protocol of
    /// `Self` is passed over.
    private func isMet(_ part: Symbol.Part, by id: Int) -> Bool {
        guard part.declaration.kind == .extension else { return true }
        return GenericRequirement.all(of: part.declaration.whereClause).allSatisfy { requirement in
            guard !requirement.isSameType, requirement.type.description == "Self" else { return false }
            guard let other = symbolID(of: requirement.other, from: part.file) else {
                let name = requirement.other.description
                return Self.everyView.contains(name)
                    || lineage(of: id).last.map { symbol($0).declaration.inherits.contains(name) } ?? false
            }
            return lineage(of: id).contains(other) || protocols(of: id).contains(other)
        }
    }

    /// What every view class is.
    private static let everyView: Set<String> = ["AnyObject", "NSObject", "NSObjectProtocol", "UIResponder", "UIView"]
}
