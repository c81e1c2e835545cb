import SourceText
import SwiftSurface

/// `context:` of lists and providers.
struct ContextRule: ResolutionRule {
    let listScope: ListScope

    /// The context that a mark names, in full.
    func type(_ mark: Mark, of id: Int) -> ResolvedType? {
        guard let value = applied.value(.context, of: mark) else { return nil }
        let weak = value.closed("weak")
        guard let name = (weak ?? value).name else { return nil }
        let symbol = table.symbol(id)
        let type = table.resolve(name, in: SymbolTable.Scope(file: symbol.file, type: symbol.name))
        contribute(type.syntax)
        guard AccessRule(self).isVisible(type, as: "the context", for: id, at: value.place) else { return nil }
        if weak != nil, type.wrapped != nil {
            report(.weakValue(type.text, kind: "an optional", declared: nil), at: value.place)
        }
        checkLifetime(of: type, from: symbol.file, isWeak: weak != nil, mark, at: value.place)
        return type
    }

    /// Reports a value that is to be held weakly, and a controller or view that a list would keep alive: it keeps the
    /// list.
    private func checkLifetime(
        of type: ResolvedType, from file: Int, isWeak: Bool, _ mark: Mark, at place: SourcePlace
    ) {
        let context = table.symbolID(of: type.syntax, from: file).map { table.symbol($0) }
        if isWeak, let context, !context.isReference {
            report(
                .weakValue(context.name, kind: context.kind.article, declared: context.place), at: place)
        } else if !isWeak, mark.kind == .list, facts.isController(type.syntax, from: file) {
            report(.contextKeptAlive((type.wrapped ?? type).text, declared: context?.place), at: place)
        }
    }
}
