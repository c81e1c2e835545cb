import ListModel
import SwiftSurface

/// The statements that compare the rows of a section with those it had.
struct RowComparison {
    let index: ProgramIndex

    /// The statements that compare the rows of several properties.
    func lines(_ sources: [RowSource], receivers: (String, String), of collector: String) -> [String] {
        var result: [ConditionalLines] = []
        var constants = 0
        func addConstants() {
            if constants > 0 { result.append(ConditionalLines("\(collector).always(\(constants))", if: [])) }
            constants = 0
        }
        for source in sources {
            if RowSourceText(source, siblings: sources).isConstant {
                constants += 1
                continue
            }
            addConstants()
            result.append(
                ConditionalLines(lines(source, sources, receivers: receivers, of: collector), if: source.conditions))
        }
        addConstants()
        return ConditionalLines.joined(result)
    }

    /// Whether the only row of a property has an identity of its own.
    func isNamed(_ source: RowSource) -> Bool {
        let text = RowSourceText(source, siblings: [])
        if case .none = source.element { return false }
        return !text.isMany && text.identityClosure != RowSourceText.sameIdentity
    }

    /// The statement that compares the rows of one property.
    func lines(
        _ source: RowSource, _ siblings: [RowSource], receivers: (String, String), of collector: String
    ) -> [String] {
        let old = RowSourceText(source, siblings: siblings, receiver: receivers.0)
        let new = RowSourceText(source, siblings: siblings, receiver: receivers.1)
        if case .none = source.element {
            switch source.multiplicity {
            case .one: return ["\(collector).always(1)"]
            case .optional, .many: break
            case .flag, .empty:
                return ["\(collector).flag(\(old.presence ?? "true"), \(new.presence ?? "true"))"]
            }
        }
        let function =
            switch source.multiplicity {
            case .one: "one"
            case .optional: "optional"
            case .many: "many"
            case .flag, .empty: "flag"
            }
        var values = [old.property, new.property]
        var identity = old.identityClosure
        var content = old.contentClosure
        if source.declaration?.outline != nil {
            values = values.map { $0 + ".rows" }
            identity = identity.replacing("$0", with: "$0.value")
            let shown = content.dropFirst(2).dropLast(2).replacing("$0", with: "$0.value").replacing(
                "$1", with: "$1.value")
            content = "{ $0.outline == $1.outline && \(shown) }"
        }
        if old.isMany, case .position = source.identity {
            values = values.map { Namer.own("Array(\($0).enumerated())") }
            identity = "{ $0.offset }"
            content = content.replacing("$0", with: "$0.element").replacing("$1", with: "$1.element")
        }
        if old.isMany, index.countsAlways(source) { values.append("sharedStorageIsUnchanged: false") }
        if old.isMany || isNamed(source) { values.append("id: \(identity)") }
        return SwitchText.call("\(collector).\(function)(", values + ["isUnchanged: \(content)"], ")")
    }
}
