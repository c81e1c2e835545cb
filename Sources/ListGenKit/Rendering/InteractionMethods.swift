import ListModel

/// The delegate methods by which a table learns that a swipe or a menu begins and ends. Their presence changes nothing
/// in what UIKit does.
struct InteractionMethods {
    private struct Pair {
        var interaction: String
        var begin: String
        var end: String
        /// Methods that ask for what begins.
        var asking: [String]
    }

    private static let pairs = [
        Pair(
            interaction: ".swipe",
            begin: "func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)",
            end: "func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)",
            asking: [
                "leadingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAt",
                "editActionsForRowAt",
            ]),
        Pair(
            interaction: ".contextMenu",
            begin: "func tableView("
                + "_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, "
                + "animator: (any UIContextMenuInteractionAnimating)?)",
            end: "func tableView("
                + "_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, "
                + "animator: (any UIContextMenuInteractionAnimating)?)",
            asking: ["contextMenuConfigurationForRowAt"]),
    ]

    /// The passed-through methods, those of a pair with what the table has to know, and the pairs that are missing.
    static func completing(_ methods: [TableValues.Method]) -> [TableValues.Method] {
        var methods = methods
        for pair in pairs {
            let signals = pair.asking.map { " \($0) " }
            let isNeeded = methods.contains { method in
                method.signature == pair.begin || method.signature == pair.end
                    || signals.contains { method.signature.contains($0) }
            }
            guard isNeeded else { continue }
            for (signature, call) in [(pair.begin, "beginInteraction"), (pair.end, "endInteraction")] {
                let line = "\(call)(\(pair.interaction))"
                if let index = methods.firstIndex(where: { $0.signature == signature }) {
                    methods[index].lines.insert(line, at: 0)
                } else {
                    methods.append(TableValues.Method(signature: signature, lines: [line]))
                }
            }
        }
        return methods
    }
}
