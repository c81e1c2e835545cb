import ListModel
import SwiftSurface

/// The template values of what a table loads for rows that are ids.
struct LoadedRowsValues {
    let owner: ClassValues

    /// A value for each property of ids.
    func values(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var known: Set<String> = []
        var result: [(values: [String: Any], conditions: [Condition])] = []
        for leaf in owner.list.leaves {
            guard let load = leaf.load else { continue }
            let name = LoadingBranches.name(leaf, load)
            guard known.insert(name).inserted else { continue }
            let row = LoadingBranches.row(of: leaf, load)
            let isGuarded =
                owner.list.isContextWeak
                && WeakContextText.isRead(by: load.argument.call?.values ?? load.offers.map(\.value))
            var call = CallText(leaf: row)
            call.context = isGuarded ? "$0" : "context"
            let offers = load.offers.map { MarkFunctions.Offer($0, call) }
            let value = functions.value(
                of: load.argument, role: Namer.joined([name, "load"]), type: load.givenType,
                offers: offers, call: call, conditions: leaf.conditions)
            let made = load.made.map { "loadedRow(\(value), as: \($0).init)" } ?? value
            result.append(
                (
                    [
                        "name": Namer.label(name), "property": Namer.joined(["loaded", name]), "idType": load.id.type,
                        "loadedType": load.type,
                        "load": isGuarded ? "\(WeakContextText.name).flatMap { \(made) }" : made,
                        "pattern": Namer.pattern(row, binding: [0]),
                    ], leaf.conditions
                ))
        }
        return ConditionalLines.joined(result)
    }
}
