import HeadlessUIKit
import Testing

/// View controllers: their life, their children, and those of lists.
@MainActor @Suite struct ControllerMemberTests {
    private final class Told: UIViewController {
        var calls: [String] = []
        override func loadView() {
            super.loadView()
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
        override func viewWillLayoutSubviews() { calls.append("layout") }
    }

    @Test func aControllerIsToldOfItsLife() {
        let (told, root) = (Told(), UIViewController())
        #expect(told.viewIfLoaded == nil)
        root.present(told, animated: false)
        #expect(told.calls == ["load", "will appear", "is appearing", "layout", "appeared"])
        #expect(told.presentingViewController === root && told.viewIfLoaded === told.view)
        told.calls = []
        told.dismiss(animated: false)
        #expect(told.calls == ["will disappear", "disappeared"])
        told.didReceiveMemoryWarning()
        told.traitCollectionDidChange(nil)
        #expect(keep(CGSize(width: 1, height: 1), in: told, \.preferredContentSize) == .zero)
        #expect(keep(true, in: told, \.hidesBottomBarWhenPushed) == false)
        #expect(keep([UIBarButtonItem(title: "a")], in: told, \.toolbarItems) == nil)
        for style in [
            UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
            .overCurrentContext,
        ] { keep(style, in: told, \.modalPresentationStyle) }
    }

    @Test func childrenAreAddedAndRemoved() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(parent.children == [child] && child.parent === parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func aNavigationGoesBackToItsRoot() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let (second, third) = (UIViewController(), UIViewController())
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(third, animated: false)
        #expect(navigation.viewControllers == [root, second, third] && navigation.visibleViewController === third)
        #expect(navigation.popToRootViewController(animated: false) == [second, third])
        #expect(keep(true, in: navigation, \.isNavigationBarHidden) == false)
        #expect(keep(false, in: navigation, \.isToolbarHidden) == true)
    }

    @Test func anItemOfANavigationHasButtonsAtItsSides() {
        let controller = UIViewController()
        controller.title = "Mail"
        let (item, button) = (controller.navigationItem, UIBarButtonItem(title: "Edit"))
        #expect(item.title == "Mail")
        item.leftBarButtonItem = button
        item.rightBarButtonItem = button
        #expect(item.leftBarButtonItems == [button] && item.rightBarButtonItems == [button])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
        #expect(keep("p", in: item, \.prompt) == nil && keep("b", in: item, \.backButtonTitle) == nil)
        #expect(keep(controller.view, in: item, \.titleView) == nil)
        #expect(keep(true, in: item, \.hidesBackButton) == false)
        #expect(keep(false, in: item, \.hidesSearchBarWhenScrolling) == true)
        #expect(keep(.never, in: item, \.largeTitleDisplayMode) == UINavigationItem.LargeTitleDisplayMode.automatic)
    }

    @Test func aControllerOfATableClearsTheSelectionWhenItAppears() {
        final class Words: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let words = Words(style: .plain)
        words.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        words.clearsSelectionOnViewWillAppear = false
        words.viewWillAppear(false)
        #expect(words.tableView.indexPathForSelectedRow != nil)
        words.clearsSelectionOnViewWillAppear = true
        words.viewWillAppear(false)
        #expect(words.tableView.indexPathForSelectedRow == nil)
        let control = UIRefreshControl()
        words.refreshControl = control
        #expect(words.tableView.refreshControl === control)
    }

    @Test func aControllerOfACollectionClearsTheSelectionWhenItAppears() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let grid = Grid(items: 3)
        controller.collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = grid
        controller.collectionView.selectItem(at: grid.path(1), animated: false, scrollPosition: [])
        #expect(controller.collectionView.indexPathsForSelectedItems == [grid.path(1)])
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
        #expect(keep(false, in: controller, \.installsStandardGestureForInteractiveMovement) == true)
    }

    @Test func aViewIsLoadedOnce() {
        let (parent, told) = (UIViewController(), Told())
        #expect(!told.isViewLoaded)
        told.loadViewIfNeeded()
        told.loadViewIfNeeded()
        #expect(told.calls == ["load"] && told.isViewLoaded)
        parent.addChild(told)
        told.didMove(toParent: parent)
        #expect(told.parent === parent)
    }
}
