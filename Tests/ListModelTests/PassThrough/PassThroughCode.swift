@testable import ListModel

/// Swift that passes every method of UIKit's protocols of a list view through a generated list, and calls each of them
/// there.
struct PassThroughCode {
    let target: ListTarget

    /// A method with the types that its signature names.
    struct Method {
        var method: DelegateMethod
        var parameters: [(label: String, name: String, type: String)]

        init(_ method: DelegateMethod) {
            self.method = method
            parameters = method.parameters.map { parameter in
                let halves = parameter.split(separator: ":", maxSplits: 1)
                let names = halves[0].split(separator: " ").map(String.init)
                return (names.first ?? "", names.last ?? "", halves[1].drop { $0 == " " }.description)
            }
        }

        /// `tableViewWillSelectRowAt`.
        var name: String {
            method.name
                + parameters.map(\.label).filter { $0 != "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined()
        }

        /// The call with one value for each parameter.
        var call: String {
            let arguments = parameters.map { parameter in
                let value = PassThroughCode.arguments[parameter.type] ?? parameter.type
                return parameter.label == "_" ? value : "\(parameter.label): \(value)"
            }
            return "\(method.name)(\(arguments.joined(separator: ", ")))"
        }
    }

    /// There are no selectors on Linux.
    var methods: [Method] {
        DelegateMethods.all(of: target).filter { !$0.signature.contains("Selector") }.map(Method.init)
    }

    /// The module of the scenario, its file, the tests, and the class that drives the list view.
    var module: String { target == .table ? "pass_through_every" : "pass_through_every_of_collections" }
    var inputPath: String {
        "Fixtures/Scenarios/\(module.replacing("_", with: "-"))/Input/Reader.swift"
    }
    var testsPath: String { "Fixtures/Tests/ScenarioRuns/\(suite).generated.swift" }
    private var suite: String { target == .table ? "EveryAnswerTests" : "EveryAnswerOfCollectionTests" }
    private var prefix: String { target == .table ? "" : "Item" }
    private var view: String {
        target == .table
            ? "UITableView(frame: \(Self.frame))"
            : "UICollectionView(frame: \(Self.frame), collectionViewLayout: UICollectionViewFlowLayout())"
    }
    private static let frame = "CGRect(x: 0, y: 0, width: 320, height: 480)"
    private var base: String { target == .table ? "Table" : "Collection" }

    /// A value for each type of a parameter.
    static let arguments = [
        "UITableView": "view", "UICollectionView": "view", "UICollectionViewLayout": "layout", "UIScrollView": "view",
        "IndexPath": "path", "IndexPath?": "path",
        "[IndexPath]": "[path]", "Int": "0", "UIView": "UIView()", "UIView?": "nil", "Bool": "true", "CGFloat": "1",
        "CGPoint": ".zero", "String": "\"A\"", "UITableViewCell": "UITableViewCell()",
        "UITableViewCell.EditingStyle": ".insert", "UnsafeMutablePointer<CGPoint>": "offset",
        "UIContextMenuConfiguration": "UIContextMenuConfiguration()",
        "UITableViewFocusUpdateContext": "UITableViewFocusUpdateContext()",
        "UIFocusAnimationCoordinator": "UIFocusAnimationCoordinator()",
        "any UISpringLoadedInteractionContext": "fake", "any UIDragSession": "fake", "any UIDropSession": "fake",
        "any UITableViewDropCoordinator": "fake", "any UIContextMenuInteractionCommitAnimating": "fake",
        "(any UIContextMenuInteractionAnimating)?": "nil", "UICollectionViewCell": "UICollectionViewCell()",
        "UICollectionReusableView": "UICollectionReusableView()",
        "UICollectionViewFocusUpdateContext": "UICollectionViewFocusUpdateContext()",
        "any UICollectionViewDropCoordinator": "fake",
    ]

    /// The answers that each type of a result allows.
    static let answers = [
        "Bool": ["true", "false"], "Int": ["0", "3"], "CGFloat": ["0", "12.5"],
        "IndexPath": ["path", "other"], "IndexPath?": ["nil", "path", "other"],
        "String?": ["nil", "\"\"", "\"Remove\""], "[String]?": ["nil", "[]", "[\"A\", \"B\"]"],
        "UIView?": ["nil", "UIView()"],
        "UITableViewCell.EditingStyle": [".none", ".delete", ".insert"],
        "[UITableViewRowAction]?": ["nil", "[]", "[UITableViewRowAction()]"],
        "UISwipeActionsConfiguration?": ["nil", "UISwipeActionsConfiguration(actions: [])"],
        "UIContextMenuConfiguration?": ["nil", "UIContextMenuConfiguration()"],
        "UITargetedPreview?": ["nil", "UITargetedPreview(view: UIView())"],
        "[UIDragItem]": ["[]", "[UIDragItem()]"], "UIDragPreviewParameters?": ["nil", "UIDragPreviewParameters()"],
        "CGSize": [".zero", "CGSize(width: 4, height: 8)"],
        "CGPoint": [".zero", "CGPoint(x: 4, y: 8)"],
        "UIEdgeInsets": [".zero", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"],
        "UICollectionReusableView": ["UICollectionReusableView()"],
        "UICollectionViewTransitionLayout": [
            "UICollectionViewTransitionLayout("
                + "currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())"
        ],
        "UIWindowScene.ActivationConfiguration?": ["nil"],
        "UICollectionViewDropProposal": ["UICollectionViewDropProposal(operation: .copy)"],
        "UITableViewDropProposal": ["UITableViewDropProposal(operation: .copy)"],
    ]

    /// The input of the scenario: two lists that pass everything through, by a protocol and by closures.
    var input: String {
        let names = methods.map { "//     \($0.method.fullName)" }.joined(separator: ",\n")
        return """
            import UIKit

            // Written by `make record` from the table of methods that a list passes through.

            struct Paragraph: Equatable {
                let id: Int
            }

            // listgen:cell
            final class ParagraphCell: \(target.cellType) {
                func configure(with paragraph: Paragraph) {}
            }

            // listgen:list(.\(target), on: [
            \(names)
            // ])
            struct Reader {
                var paragraphs: [Paragraph]
            }

            // listgen:list(.\(target), actions: .closures, on: [
            \(names)
            // ])
            struct Viewer {
                var paragraphs: [Paragraph]
            }

            """
    }

    /// The tests of the scenario.
    var tests: String {
        let requirements = methods.map { method in
            let result = method.method.returnType.map { "answer(\(Self.answers[$0]?.first ?? ""))" }
            return """
                    \(method.method.signature) {
                        calls.append("\(method.method.fullName)")\(result.map { "\n        return \($0)" } ?? "")
                    }
                """
        }
        let closures = methods.map { method in
            let names = method.parameters.indices.map { "$\($0)" }
            let arguments = zip(method.parameters, names).map { parameter, name in
                parameter.label == "_" ? name : "\(parameter.label): \(name)"
            }
            return "            \(method.name): { actions.\(method.method.name)(\(arguments.joined(separator: ", "))) }"
        }
        return """
            // Written by `make record` from the table of methods that a list passes through. No answer may change.
            import Testing
            import UIKit

            @testable import \(module)

            @MainActor final class Every\(prefix)Action: Reader.Actions {
                let path = IndexPath(row: 0, section: 0)
                var calls: [String] = []
                var value: Any = ()

                /// The answer that the test wants, or another where the table view asks by itself.
                private func answer<T>(_ other: T) -> T { value as? T ?? other }

            \(requirements.joined(separator: "\n\n"))
            }

            extension Viewer.Actions {
                @MainActor init(_ actions: Every\(prefix)Action) {
                    self.init(
            \(closures.joined(separator: ",\n")))
                }
            }

            @MainActor final class Fake\(prefix)Session: NSObject, UIDragSession, UIDropSession, \(target.viewType)DropCoordinator,
                UISpringLoadedInteractionContext, UIContextMenuInteractionCommitAnimating
            {
                var previewViewController: UIViewController? { nil }
                var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
                func addAnimations(_ animations: @escaping () -> Void) {}
                func addCompletion(_ completion: @escaping () -> Void) {}
            }

            @MainActor @Suite struct \(suite) {
                let actions = Every\(prefix)Action()
                let view = \(view)
                let other = IndexPath(row: 1, section: 0)
                let path = IndexPath(row: 0, section: 0)
                \(target == .table ? "" : "let layout = UICollectionViewFlowLayout()\n    ")let fake = Fake\(prefix)Session()
                let offset = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
                let reader: Reader.\(base)
                let viewer: Viewer.\(base)

                init() {
                    reader = Reader.\(base)(Reader(paragraphs: []), actions: actions, in: view)
                    viewer = Viewer.\(base)(Viewer(paragraphs: []), actions: Viewer.Actions(actions), in: \(view))
                    actions.calls = []
                }

                /// The class gives the answer of the actions, whichever way they come, and calls nothing else.
                private func expect<T>(
                    _ answers: [T], of name: String, _ same: (T, T) -> Bool, _ calls: (() -> T)...
                ) {
                    for answer in answers {
                        for call in calls {
                            actions.value = answer
                            actions.calls = []
                            let given = call()
                            #expect(same(given, answer), "\\(name) gave \\(given) for \\(answer)")
                            #expect(actions.calls == [name])
                        }
                    }
                }

                private func expectCall(_ name: String, _ calls: (() -> Void)...) {
                    expect([()], of: name, { _, _ in true }, calls[0], calls[1])
                }

            \(methods.map(\.test).joined(separator: "\n\n"))
            }

            """
    }
}

extension PassThroughCode.Method {

    /// Calls the method through both tables for each answer.
    fileprivate var test: String {
        guard let type = method.returnType, let answers = PassThroughCode.answers[type] else {
            return """
                    @Test func \(name)() {
                        expectCall("\(method.fullName)", { reader.\(call) }, { viewer.\(call) })
                    }
                """
        }
        let isValue = ["UITableViewCell.EditingStyle", "UIEdgeInsets"].contains(type)
        let isObject = type.contains("UI") && !isValue && !type.hasPrefix("[")
        let same = isObject ? "{ $0 === $1 }" : "{ $0 == $1 }"
        return """
                @Test func \(name)() {
                    let answers: [\(type)] = [\(answers.joined(separator: ", "))]
                    expect(answers, of: "\(method.fullName)", \(same), { reader.\(call) }, { viewer.\(call) })
                }
            """
    }
}
