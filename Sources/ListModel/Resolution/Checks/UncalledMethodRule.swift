import SourceText
import SwiftSurface

/// Methods of the classes that show a list: what UIKit asks the list for and no more them, and what they do in those that
/// are passed through.
struct UncalledMethodRule: ResolutionRule {
    let listScope: ListScope

    /// A method of a class that UIKit would call.
    private struct Found {
        var method: DelegateMethod
        var place: SourcePlace
    }

    func report(_ list: ListDefinition, _ id: Int) {
        let owners = ControllerRule(self).controllers(of: list, id)
        for owner in owners { warnOfSubscripts(in: owner, list) }
        guard !list.isDelegateMine, let mark = facts.marks(of: id)[.list] else { return }
        var uncalled: [Found] = []
        for owner in owners where !ControllerRule(self).showsOther(than: list, id, in: owner) {
            uncalled += self.uncalled(in: owner, list).filter { found in !uncalled.contains { $0.place == found.place }
            }
        }
        guard !uncalled.isEmpty, let owner = owners.first else { return }
        let open = uncalled.map(\.method).filter { list.implementing($0) == nil }
        let names = open.map { $0.event?.rawValue ?? $0.fullName }
        let said = mark.events.map { $0.name + ($0.takesEvent ? "(event)" : "") }
        report(
            .uncalledMethods(
                uncalled.map(\.method.fullName), of: table.text(of: owner), target: list.target,
                on: names.isEmpty ? [] : said + names, places: uncalled.map(\.place)), at: mark.place)
    }

    private func uncalled(in owner: Int, _ list: ListDefinition) -> [Found] {
        let methods = DelegateMethods.all(of: list.target).filter { method in
            [.dataSource, .delegate, .flowLayout].contains(method.owner)
                && !list.passThrough.contains { $0.signature == method.signature }
        }
        let hasOtherScrollView = ControllerRule(self).scrollViews(of: owner) > 1
        var found: [Found] = []
        for (part, function, marks) in functions(of: owner) {
            guard let method = methods.first(where: { $0.fullName == function.fullName }),
                method.name == list.target.viewName || !hasOtherScrollView
            else { continue }
            if let ignore = marks[.ignore] {
                applied.apply(ignore.place)
            } else if !marks.isFaulty, !found.contains(where: { $0.method.fullName == method.fullName }) {
                found.append(Found(method: method, place: SourcePlace(path: part.path, range: function.nameRange)))
            }
        }
        return found
    }

    /// The methods of a class and of those of the program that it inherits from.
    private func functions(of owner: Int) -> [(part: Symbol.Part, function: Function, marks: MarkSet)] {
        table.lineage(of: owner).flatMap { table.symbol($0).parts }.flatMap { part in
            part.marked.functions.filter { function, _ in
                function.kind == .function && !function.isStatic && !function.modifiers.contains("private")
            }.map { (part, $0, $1) }
        }
    }

    /// Warns of arrays that a passed method subscripts by the row or item of an index path.
    private func warnOfSubscripts(in owner: Int, _ list: ListDefinition) {
        let passed = Set(list.passThrough.map(\.signature))
        let names = Set(DelegateMethods.all(of: list.target).filter { passed.contains($0.signature) }.map(\.fullName))
        guard !names.isEmpty else { return }
        for (part, function, _) in functions(of: owner) where names.contains(function.fullName) {
            guard let body = function.bodyRange, let file = table.files[part.file].file else { continue }
            let paths = function.parameters.filter { $0.type.hasPrefix("IndexPath") }.compactMap(\.name)
            guard let (text, range) = StraightCode.subscriptByRow(in: body, of: file, paths: Set(paths)) else {
                continue
            }
            report(
                .subscriptByRow(text, method: function.fullName, list: "\(list.typeName).\(list.className)"),
                at: SourcePlace(path: part.path, range: range))
        }
    }
}
