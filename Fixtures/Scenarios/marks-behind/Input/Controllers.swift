import UIKit

final class TipsController: UIViewController {
    struct Tips { var rules: [Rule] }  // listgen:list(.table, context: .weak(TipsController))

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // listgen:ignore
}

extension TipsController: UITableViewDelegate {
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}  // listgen:ignore
}
