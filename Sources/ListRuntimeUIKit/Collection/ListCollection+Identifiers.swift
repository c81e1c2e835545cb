#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListCollection {
    /// The reuse identifier that a row says, under which the class or nib is registered when it first occurs; for generated
    /// code.
    public func registered<Kind: CollectionCellKind>(_ kind: Kind, for request: ItemRequest) -> String {
        guard request.shown != nil else { return kind.rawValue }
        return registered(
            kind.rawValue, of: kind.viewClass, known: { Kind.allCases.map { ($0.rawValue, $0.viewClass) } }
        ) { kind.register(as: $0, in: request.collectionView) }
    }
}
