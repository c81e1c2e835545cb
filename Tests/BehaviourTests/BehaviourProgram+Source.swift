/// The whole program.
extension BehaviourProgram {
    /// What listgen reads.
    var source: String {
        let list =
            !providerDriver.isEmpty
            ? ""
            : """
            // listgen:list(\((["." + (isCollection ? "collection" : "table"), "context: " + context.argument] + listArguments).joined(separator: ", ")))
            struct \(listName) {
            \(properties.map(\.declaration).joined(separator: "\n"))
            }
            """
        let wrapper = """
            @propertyWrapper struct Wrapped\(number)<Value> {
                var wrappedValue: Value
                init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            }
            """
        let parts = [
            "import Foundation\nimport ListRuntime\nimport ListRuntimeUIKit\nimport UIKit",
            models.map(\.declaration).joined(separator: "\n"), wrapper,
            context.declaration(wrapper: "Wrapped\(number)"),
        ]
        return (parts + input + [list]).joined(separator: "\n\n") + "\n"
    }

    /// The name of the list.
    var listName: String { "Feed\(number)" }

    /// What plays it: the function `subject<number>`.
    var driverSource: String {
        let changes = properties.map { property in
            "{ r in state.\(property.name) = state.\(property.name).varied(&r); list.state = state; list.flush() }"
        }
        let newContext = context.form == .controller ? "WeakContext(context)" : "context"
        let members = context.members.filter(\.isVaried).map { "context.\($0.name) = \($0.random)" }
        let contextChanges = members.map { "{ r in \($0); list.context = \(newContext); list.flush() }" }
        let all = (changes + contextChanges + extraChanges).map { "        subject.changes.append(\($0))" }
        let values = properties.map { "\($0.name): .random(&r)" }.joined(separator: ", ")
        let view =
            isCollection
            ? "UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())"
            : "UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))"
        let screen = isCollection ? "CollectionScreen(collection: view)" : "TableScreen(table: view)"
        let actions =
            requirements.isEmpty
            ? ""
            : "@MainActor final class Actions\(number): \(listName).Actions {\nvar told: [String] = []\n\(requirements.joined(separator: "\n"))\n}"
        let arguments = "state, context: context\(requirements.isEmpty ? "" : ", actions: actions"), in: view"
        let parts = [
            "import Foundation\nimport ListRuntime\nimport ListRuntimeUIKit\nimport UIKit",
            models.map(\.extensions).joined(separator: "\n"), context.implementation(wrapper: "Wrapped\(number)"),
            actions,
        ]
        return
            (parts + driver + [
                !providerDriver.isEmpty
                    ? providerDriver
                    : """
                    @MainActor func expected\(number)(_ state: \(listName), _ context: \(context.made)) -> [ExpectedSection] {
                        var sections: [ExpectedSection] = []
                    \(properties.map(\.expected).joined(separator: "\n"))
                        return sections
                    }

                    @MainActor func subject\(number)(_ r: inout Randomness) -> Subject {
                        \(context.form == .structure ? "var" : "let") context = \(context.made)()
                        \(members.joined(separator: "\n    "))
                        var state = \(listName)(\(values))
                        let view = \(view)
                        let subject = Subject(\(screen))
                        \(requirements.isEmpty ? "" : "let actions = Actions\(number)()")
                        let list = \(listName).\(isCollection ? "Collection" : "Table")(\(arguments))
                        list.flush()
                        subject.settle = { list.flush() }
                        subject.kept = [list, context\(requirements.isEmpty ? "" : ", actions")]
                        subject.expected = { expected\(number)(state, context) }
                        \(requirements.isEmpty ? "" : "subject.told = { actions.told }")
                    \(all.joined(separator: "\n"))
                        return subject
                    }
                    """
            ]).joined(separator: "\n\n") + "\n"
    }
}
