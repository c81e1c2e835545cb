#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The reuse identifier that a row says, under which the class or nib is registered when it first occurs; for generated
    /// code.
    public func registered<Kind: CollectionCellKind>(_ kind: Kind, for request: ItemRequest) -> String {
        let answer = rowIdentifiers.answer(kind.rawValue, of: kind.viewClass) {
            Kind.allCases.map { ($0.rawValue, $0.viewClass) }
        }
        switch answer {
        case .known(let identifier): return identifier
        case .new(let identifier):
            register(kind, identifier, in: request.collectionView)
            return identifier
        case .shared(let identifier, let other):
            register(kind, identifier, in: request.collectionView)
            reportOnce(
                .sharedIdentifier("\(kind.viewClass)"),
                .sharedIdentifier(kind.rawValue, classes: ["\(other)", "\(kind.viewClass)"]))
            return identifier
        }
    }

    private func register(_ kind: some CollectionCellKind, _ identifier: String, in view: UICollectionView) {
        if let nib = kind.nib {
            view.register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            view.register(kind.viewClass, forCellWithReuseIdentifier: identifier)
        }
    }
}
