import SourceText
import SwiftSurface

/// A warning of functions that add something each time they fill the same cell.
struct AddingFillRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of a method or settable property that fills a cell and adds something each time. `owner` declares it; nil
    /// for a function outside of types.
    func check(
        _ filler: FillCandidate, of owner: Int?, filling selection: CellSelection, site: RowSite,
        in around: Surroundings
    ) {
        guard isChecked(selection, site: site, in: around),
            let file = table.fileIndex[filler.place.path], let source = table.files[file].file,
            let range = body(at: filler.place, of: owner, named: filler.baseName)
        else { return }
        var known: [SourceRange: FillBody.Step?] = [:]
        for step in facts.fillSteps(range, of: source) {
            guard let found = outcome(of: step, in: owner, path: filler.place.path, &known) else { continue }
            guard case .adds(let call, let place, let path) = found else { return }
            let isInBody = path == filler.place.path && range.lower <= place.lower && place.upper <= range.upper
            let diagnostic = DiagnosticEntry.fillThatAdds(
                filler.fullName, cell: selection.type.text, call: call, isOwned: selection.owned != nil,
                caller: isInBody ? nil : filler.place)
            return listScope.report(
                diagnostic, at: SourcePlace(path: path, range: place), onceOf: Self.subject(filler.place))
        }
    }

    /// The same of a function that a mark names.
    func check(
        _ function: NamedFunction, filling selection: CellSelection, site: RowSite, in around: Surroundings
    ) {
        let owner = function.owner.flatMap { table.symbolID(of: TypeSyntax(parsing: $0), from: function.file) }
        guard owner != nil || function.owner == nil else { return }
        check(function.candidate, of: owner, filling: selection, site: site, in: around)
    }

    /// The same of a closure or expression of a mark.
    func check(_ value: MarkValue, filling selection: CellSelection, site: RowSite, in around: Surroundings) {
        guard isChecked(selection, site: site, in: around) else { return }
        let text = SourceFile(path: value.place.path, bytes: Array(value.text.utf8))
        for step in FillBody(SourceRange(0, text.bytes.count), of: text).steps {
            switch step {
            case .calls: continue
            case .removes: return
            case .adds(let call, _, _):
                let diagnostic = DiagnosticEntry.fillThatAdds(
                    "configure:", cell: selection.type.text, call: call, isOwned: selection.owned != nil, caller: nil)
                return listScope.report(diagnostic, at: value.place, onceOf: Self.subject(value.place))
            }
        }
    }

    private static func subject(_ place: SourcePlace) -> String { "\(place.path) \(place.range.lower)" }

    private func isChecked(_ selection: CellSelection, site: RowSite, in around: Surroundings) -> Bool {
        !around.isProvider && !site.isOfSection && selection.role != .tableEnd
            && !facts.refillMarks(of: selection, site: site).contains { $0.has(.refill) }
    }

    private enum Outcome {
        case adds(String, SourceRange, path: String)
        case removes
    }

    /// What a step comes to; nil for one that neither adds nor removes.
    private func outcome(
        of step: FillBody.Step, in owner: Int?, path: String, _ known: inout [SourceRange: FillBody.Step?]
    ) -> Outcome? {
        switch step {
        case .removes: return .removes
        case .adds(let call, let place, let isBare):
            // A method of its own is looked through when it is called.
            return isBare && owner.map { isMethod(call, of: $0) } == true ? nil : .adds(call, place, path: path)
        case .calls(let name, let labels):
            guard let owner, let (function, part) = method(name, labels, of: owner), let range = function.bodyRange,
                let source = table.files[part.file].file
            else { return nil }
            let first: FillBody.Step?
            if let found = known[function.nameRange] {
                first = found
            } else {
                first = facts.fillSteps(range, of: source).first {
                    if case .calls = $0 { return false }
                    return outcome(of: $0, in: owner, path: part.path, &known) != nil
                }
                known[function.nameRange] = .some(first)
            }
            switch first {
            case .adds(let call, let place, _)?: return .adds(call, place, path: part.path)
            case .removes?: return .removes
            case .calls?, nil: return nil
            }
        }
    }

    private func isMethod(_ name: String, of owner: Int) -> Bool {
        table.lineage(of: owner).contains { id in
            table.symbol(id).parts.contains { $0.declaration.functions.contains { $0.name == name } }
        }
    }

    /// The method of a class, or of its superclasses, that a call means.
    private func method(_ name: String, _ labels: [String], of owner: Int) -> (Function, Symbol.Part)? {
        for id in table.lineage(of: owner) {
            for part in table.symbol(id).parts {
                for function in part.declaration.functions where function.name == name {
                    if Self.takes(labels, function) { return (function, part) }
                }
            }
        }
        return nil
    }

    /// Whether a call with these labels may be of a function: what it leaves out has a default or is a trailing closure.
    private static func takes(_ labels: [String], _ function: Function) -> Bool {
        var rest = labels[...]
        for parameter in function.parameters {
            if rest.first == parameter.label ?? "_" {
                rest.removeFirst()
            } else if !parameter.hasDefault, !parameter.type.contains("->") {
                return false
            }
        }
        return rest.isEmpty
    }

    /// The body of a function, or the accessors of a property.
    private func body(at place: SourcePlace, of owner: Int?, named name: String) -> SourceRange? {
        guard let owner else {
            let functions = table.functions[name] ?? []
            return functions.first { $0.path == place.path && $0.function.nameRange == place.range }?.function.bodyRange
        }
        for part in table.lineage(of: owner).flatMap({ table.symbol($0).parts }) where part.path == place.path {
            for function in part.declaration.functions where function.nameRange == place.range {
                return function.bodyRange
            }
            for property in part.declaration.properties where property.nameRange == place.range {
                return property.range
            }
        }
        return nil
    }
}
