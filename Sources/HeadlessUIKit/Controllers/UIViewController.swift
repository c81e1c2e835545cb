#if !canImport(UIKit)
import Foundation

/// A controller of a view. Presentations and pushes happen at once and can be read back.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    public let navigationItem = UINavigationItem()
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open private(set) var isEditing = false
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero
    open var toolbarItems: [UIBarButtonItem]?
    public let nibName: String?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.viewController = self
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        loadedView?.viewController = self
        viewDidLoad()
    }
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection.current }
    open override var next: UIResponder? { loadedView?.superview ?? parent }
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.beginAppearance()
        viewControllerToPresent.endAppearance()
        completion?()
    }
    /// Dismisses what this controller presents, else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presentedViewController = nil
            presented.presentingViewController = nil
            presented.disappear()
            completion?()
        } else if let presenting = presentingViewController {
            presenting.dismiss(animated: flag, completion: completion)
        }
    }
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }

    open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    func beginAppearance() {
        loadViewIfNeeded()
        viewWillAppear(false)
    }
    func endAppearance() {
        viewIsAppearing(false)
        view.layoutIfNeeded()
        viewDidAppear(false)
    }
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
}
#endif
