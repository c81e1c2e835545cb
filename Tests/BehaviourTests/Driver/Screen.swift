import UIKit

/// A list view in a window, whichever of the two it is.
@MainActor protocol Screen {
    var view: UIScrollView { get }
    var counts: [Int] { get }
    var paths: [IndexPath] { get }
    func cell(at path: IndexPath) -> UIView?
    /// What a header or footer shows; nil if it is not on screen.
    func end(_ isHeader: Bool, of section: Int) -> (text: String?, height: CGFloat)?
    func tap(_ path: IndexPath)
    func scroll(by distance: CGFloat)
    func layOut()
}

extension Screen {
    /// Where what is shown is not what has to be; nil if it is.
    func fault(_ expected: [ExpectedSection], isInner: Bool = false) -> String? {
        if !isInner { layOut() }
        guard counts == expected.map(\.rows.count) else { return "rows \(expected.map(\.rows.count)), shown \(counts)" }
        for path in paths {
            let row = expected[path.section].rows[path.item]
            guard let cell = cell(at: path) else { return "no cell at \(path)" }
            if cell.accessibilityLabel ?? "" != row.text {
                return "at \(path) \(row.text), shown \(cell.accessibilityLabel ?? "nothing")"
            }
            if let height = row.height, abs(cell.frame.height - height) > 0.01 {
                return "at \(path) height \(height), shown \(cell.frame.height)"
            }
            guard let inner = row.inner else { continue }
            guard let screen = cell.subviews.flatMap(\.subviews).lazy.compactMap(screen(of:)).first else {
                return "no list in the cell at \(path)"
            }
            if let fault = screen.fault(inner, isInner: true) { return "in the cell at \(path): \(fault)" }
        }
        for (section, value) in expected.enumerated() {
            if let fault = fault(true, of: section, text: value.header, height: value.headerHeight) { return fault }
            if let fault = fault(false, of: section, text: value.footer, height: nil) { return fault }
        }
        return nil
    }

    private func fault(_ isHeader: Bool, of section: Int, text: String?, height: CGFloat?) -> String? {
        guard let end = end(isHeader, of: section), end.text != nil || text != nil else { return nil }
        let name = "\(isHeader ? "header" : "footer") of \(section)"
        if end.text != text { return "\(name) \(text ?? "none"), shown \(end.text ?? "none")" }
        guard let height, abs(end.height - height) > 0.01 else { return nil }
        return "\(name) height \(height), shown \(end.height)"
    }
}

@MainActor func screen(of view: UIView) -> (any Screen)? {
    if let table = view as? UITableView { return TableScreen(table: table) }
    return (view as? UICollectionView).map(CollectionScreen.init)
}
