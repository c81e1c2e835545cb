import SourceText
import SwiftSurface

/// `id:` as a closure over the values of a row, or over a section.
struct IdentityClosureRule: ResolutionRule {
    let listScope: ListScope

    /// What the function of a closure is a member of, and what it is about.
    struct Function {
        var owner: String
        var name: String
    }

    /// What a closure reads, and the type of that; nil if nothing says the type, which is reported.
    func key(
        _ value: MarkValue, _ parameters: [String], of site: RowSite, _ function: Function
    ) -> (Identity.Key, ResolvedType)? {
        let names = site.payload.isEmpty ? ["section"] : site.payload.map(\.binding)
        guard parameters.count <= site.types.count else {
            report(.closureTakesTooMany("id", count: parameters.count, offered: names), at: value.place)
            return nil
        }
        guard let type = type(value, parameters, of: site) else {
            report(.identityWithoutType(site.name, closure: value.text, parameters: parameters), at: value.place)
            return nil
        }
        contribute(type.syntax)
        var argument = value.argument(isVerified: false)
        argument.taken = parameters.indices.map { ExpressionOffer(names[$0], site.types[$0].text, .payload($0)) }
        let name = function.name.filter { $0 != "`" } + "Identity"
        return (.function(IdentityFunction(owner: function.owner, name: name, argument: argument)), type)
    }

    /// The type of the result: as written, or that of a closure which only reads members, with `??` between them.
    private func type(_ value: MarkValue, _ parameters: [String], of site: RowSite) -> ResolvedType? {
        if let written = value.resultType { return table.resolve(written, in: site.scope) }
        guard let operand = StraightCode.lastOperand(ofClosure: value.text) else { return nil }
        guard case .members(let root, let path) = operand else {
            return ResolvedType(syntax: TypeSyntax(parsing: "String"))
        }
        guard let index = parameters.firstIndex(of: root), !path.isEmpty else { return nil }
        return table.type(ofPath: path, in: site.types[index], from: site.file)
    }
}
