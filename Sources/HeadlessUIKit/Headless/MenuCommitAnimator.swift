import Foundation

/// Collects what is to run beside the opening of a preview, and runs it.
@preconcurrency @MainActor
final class MenuCommitAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    private var blocks: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }
    func addAnimations(_ animations: @escaping () -> Void) { blocks.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func run() { for block in blocks + completions { block() } }
}
