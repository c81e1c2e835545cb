import ListModel
import NibSurface
import SourceText

extension ViewShape {
    /// Where a list shows a view.
    enum Place: CaseIterable {
        case tableRow, tableHeader, item, header, footer

        var isHeader: Bool { self != .tableRow && self != .item }
        var target: String { self == .tableRow || self == .tableHeader ? "table" : "collection" }
        var cell: String { target == "table" ? "UITableViewCell" : "UICollectionViewCell" }

        var superclass: String {
            isHeader ? target == "table" ? "UITableViewHeaderFooterView" : "UICollectionReusableView" : cell
        }

        /// The initialiser that UIKit calls.
        var initializer: String {
            switch self {
            case .tableRow: "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
            case .tableHeader: "init(reuseIdentifier: String?)"
            case .item, .header, .footer: "init(frame: CGRect)"
            }
        }

        /// A table has no prototypes of headers.
        func has(_ origin: Origin) -> Bool {
            self != .tableHeader || ![.prototype, .prototypeUnseen, .prototypeUnnamed].contains(origin)
        }

        /// The property that shows the class `C12`.
        func text(_ number: Int, _ origin: Origin) -> String {
            let name = "C\(number)"
            let argument: String
            switch origin {
            case .nothing, .soleNib, .prototypeUnnamed: argument = ""
            case .nib, .nibUnseen: argument = ", nib: \"\(name)\""
            case .prototype, .prototypeUnseen: argument = ", prototype: \"\(name)\""
            case .none: argument = ", nib: .none"
            case .app: argument = isHeader ? "" : ", registered: false"
            }
            guard isHeader else { return "var r\(number): Story  // listgen:row(cell: \(name)\(argument))\n" }
            return "// listgen:\(self == .footer ? "footer" : "header")(view: \(name), height: 40\(argument))\n"
                + "var r\(number): [Story]  // listgen:row(cell: PlainCell)\n"
        }

        /// The nibs, or the storyboard, of that many classes.
        func nibs(_ count: Int, _ origin: Origin) -> ResolverInput.Nibs {
            switch origin {
            case .nothing, .nibUnseen, .prototypeUnseen, .app: return ResolverInput.Nibs()
            case .soleNib, .nib, .none:
                let files = (0..<count).map { number in
                    ResolverInput.Nib(
                        file: NibFile(path: "C\(number).xib", kind: .nib, objects: objects(number, .topLevel)),
                        module: "App")
                }
                return ResolverInput.Nibs(files: files, kinds: [.nib])
            case .prototype, .prototypeUnnamed:
                let all = (0..<count).flatMap { objects($0, .prototype(of: "list")) }
                let file = NibFile(path: "Main.storyboard", kind: .storyboard, objects: all)
                return ResolverInput.Nibs(files: [ResolverInput.Nib(file: file, module: "App")], kinds: [.storyboard])
            }
        }

        /// A view of a class, with what its outlet is connected to.
        private func objects(_ number: Int, _ role: NibObject.Role) -> [NibObject] {
            let range = SourceRange(0, 0)
            let tag: String
            switch self {
            case .tableRow: tag = "tableViewCell"
            case .tableHeader: tag = "view"
            case .item: tag = "collectionViewCell"
            case .header, .footer: tag = "collectionReusableView"
            }
            let isNib = role == .topLevel
            var view = NibObject(
                id: "v\(number)", tag: tag, role: role, className: "C\(number)", isOfTarget: true,
                reuseIdentifier: isNib ? nil : "C\(number)",
                key: self == .header ? "sectionHeaderView" : self == .footer ? "sectionFooterView" : nil, range: range)
            if ViewShape.all[number].outlet != .none {
                view.outlets = [
                    NibObject.Outlet(property: "label", destination: "l\(number)", isCollection: false, range: range)
                ]
            }
            return [view, NibObject(id: "l\(number)", tag: "label", range: range)]
        }
    }
}
