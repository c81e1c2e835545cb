#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The reuse identifier that a row says, under which the class or nib is registered when it first occurs; for generated
    /// code.
    public func registered<Kind: TableCellKind>(_ kind: Kind, for request: CellRequest) -> String {
        let answer = rowIdentifiers.answer(kind.rawValue, of: kind.viewClass) {
            Kind.allCases.map { ($0.rawValue, $0.viewClass) }
        }
        switch answer {
        case .known(let identifier): return identifier
        case .new(let identifier):
            register(kind, identifier, in: request.tableView)
            return identifier
        case .shared(let identifier, let other):
            register(kind, identifier, in: request.tableView)
            reportOnce(
                .sharedIdentifier("\(kind.viewClass)"),
                .sharedIdentifier(kind.rawValue, classes: ["\(other)", "\(kind.viewClass)"]))
            return identifier
        }
    }

    private func register(_ kind: some TableCellKind, _ identifier: String, in view: UITableView) {
        if let nib = kind.nib {
            view.register(nib, forCellReuseIdentifier: identifier)
        } else {
            view.register(kind.viewClass, forCellReuseIdentifier: identifier)
        }
    }
}
