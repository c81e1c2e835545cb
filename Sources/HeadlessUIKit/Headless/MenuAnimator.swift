#if !canImport(UIKit)
import Foundation

/// Collects what is to run alongside the opening or closing of a menu or its preview, and runs it.
@preconcurrency @MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
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
#endif
