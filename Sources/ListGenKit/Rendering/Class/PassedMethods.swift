import ListModel

/// The delegate and data source methods that the actions answer, and those by which a list learns that a swipe
/// or a menu begins and ends. The presence of the latter changes nothing in what UIKit does.
struct PassedMethods {
    let owner: ClassValues

    /// The attributes of a method and its requirement: what names a deprecated type is deprecated, or it warns.
    static func attributes(of passed: PassThrough) -> [String] {
        passed.namesDeprecatedType ? ["@available(*, deprecated)"] : []
    }

    /// One method.
    private struct Method {
        var signature: String
        var attributes: [String] = []
        var learns = false
        var keepsOffsets = false
        var begins: String?
        var ends: String?
        /// Whether it ends a menu, when that has left the screen.
        var endsMenu = false
        /// The statements that answer what the list declares itself.
        var declared: [String] = []
        /// What is answered without actions where that cannot stand after the call.
        var fallback: String?
        var call: String?

        var values: [String: Any] {
            [
                "signature": ForeignSpelling.marked(signature), "attributes": attributes, "learns": learns,
                "keepsOffsets": keepsOffsets,
                "begins": begins ?? false,
                "ends": ends ?? false, "endsMenu": endsMenu,
                "declared": declared, "fallback": fallback ?? false, "call": call ?? false,
            ]
        }
    }

    /// The methods around an interaction.
    private struct Pair {
        var interaction: String
        var begin: String
        var end: String
        /// Methods that ask for what begins.
        var asking: [String]

        var isOfMenus: Bool { interaction == ".contextMenu" }
    }

    private var pairs: [Pair] {
        let target = owner.list.target
        let view = "_ \(target.viewName): \(target.viewType)"
        let menu = Pair(
            interaction: ".contextMenu",
            begin: "func \(target.viewName)("
                + "\(view), willDisplayContextMenu configuration: UIContextMenuConfiguration, "
                + "animator: (any UIContextMenuInteractionAnimating)?)",
            end: "func \(target.viewName)("
                + "\(view), willEndContextMenuInteraction configuration: UIContextMenuConfiguration, "
                + "animator: (any UIContextMenuInteractionAnimating)?)",
            asking: ["contextMenuConfigurationFor\(target.rowLabel)At", "contextMenuConfigurationForItemsAt"])
        // Cells of a collection view say themselves that they are swiped.
        guard target == .table else { return [menu] }
        let swipe = Pair(
            interaction: ".swipe",
            begin: "func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)",
            end: "func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)",
            asking: [
                "leadingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAt",
                "editActionsForRowAt",
            ])
        return [swipe, menu]
    }

    var values: [[String: Any]] {
        var methods = owner.list.passThrough.map(method)
        for pair in pairs {
            let isNeeded =
                methods.contains { method in
                    method.signature == pair.begin || method.signature == pair.end
                } || pair.asking.contains(where: owner.isPassed) || pair.isOfMenus && owner.list.hasMenus
            guard isNeeded else { continue }
            for signature in [pair.begin, pair.end] where !methods.contains(where: { $0.signature == signature }) {
                methods.append(Method(signature: signature))
            }
            for index in methods.indices {
                if methods[index].signature == pair.begin { methods[index].begins = pair.interaction }
                guard methods[index].signature == pair.end else { continue }
                methods[index].endsMenu = pair.isOfMenus && owner.list.hasMenus
                if !methods[index].endsMenu { methods[index].ends = pair.interaction }
            }
        }
        return methods.map(\.values)
    }

    /// The answer of the app, unchanged: nil is one, too. UIKit's own is given only if the actions are gone.
    private func method(_ passed: PassThrough) -> Method {
        var method = Method(signature: passed.signature)
        method.attributes = Self.attributes(of: passed)
        method.learns = passed.signature.contains(" willDisplay cell:") && HeightMethods(owner: owner).learns
        method.keepsOffsets = passed.signature.contains(" didEndDisplaying cell:") && owner.hasNestedLists
        let call = "actions?.\(passed.call)"
        if owner.list.actions == .closures {
            method.call = "actions.\(PassThroughText(passed).closureCall)"
        } else if let value = passed.defaultValue, value != "nil" {
            method.call = passed.answersOptional ? "return actions.\(passed.call)" : "\(call) ?? \(value)"
            method.fallback = passed.answersOptional ? value : nil
        } else {
            method.call = call
        }
        if passed.signature.contains(" viewForSupplementaryElementOfKind ") {
            method.declared = declaredKinds
            if !method.declared.isEmpty { method.call = method.call.map { "return " + $0 } }
        }
        return method
    }

    /// The statements that show the headers and footers of the list, whose kinds are not those of the app.
    private var declaredKinds: [String] {
        let sides = SectionMethods.Side.allCases.filter { side in
            owner.list.alternatives.contains { !side.definitions($0).isEmpty }
        }
        guard !sides.isEmpty else { return [] }
        let test = sides.map { "kind == \($0.name.lowercased())ElementKind(inSection: indexPath.section)" }
        return SwitchText.branch(
            test.joined(separator: " || "),
            ["return supplementaryView(ofKind: kind, at: indexPath, in: collectionView)"])
    }
}
