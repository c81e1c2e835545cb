#if !canImport(UIKit)
import Foundation

/// A stack of controllers; pushes and pops happen at once.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] { children }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let old = topViewController
        addChild(viewController)
        guard isViewLoaded else { return }
        old?.disappear()
        old?.view.removeFromSuperview()
        show(viewController)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top.disappear()
        top.viewIfLoaded?.removeFromSuperview()
        top.removeFromParent()
        if isViewLoaded, let below = topViewController { show(below) }
        return top
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let controller = popViewController(animated: animated) { popped.insert(controller, at: 0) }
        return popped
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let top = topViewController { show(top) }
    }

    private func show(_ controller: UIViewController) {
        controller.beginAppearance()
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.endAppearance()
    }
}
#endif
