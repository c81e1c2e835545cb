#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    /// A class of cells and how they are filled. To be made once, not for every cell.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let origin: RegistrationOrigin
        let source: ReuseSource

        public init(handler: @escaping Handler) {
            self.handler = handler
            origin = RegistrationOrigin()
            source = .type(Cell.self)
        }
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            origin = RegistrationOrigin()
            source = .nib(cellNib)
        }
    }

    /// A recycled or new cell, filled by the registration's handler.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.origin.use(
            in: self, for: ElementIdentifier(kind: nil, identifier: registration.origin.identifier),
            registration.source)
        let cell = dequeue(Cell.self, nil, registration.origin.identifier, indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
#endif
