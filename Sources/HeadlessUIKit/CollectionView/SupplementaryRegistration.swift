#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    /// A class of supplementary views and how they are filled. To be made once, not for every view.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let elementKind: String
        let handler: Handler
        let origin: RegistrationOrigin
        let source: ReuseSource

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            origin = RegistrationOrigin()
            source = .type(Supplementary.self)
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            origin = RegistrationOrigin()
            source = .nib(supplementaryNib)
        }
    }

    /// A recycled or new view, filled by the registration's handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.origin.identifier)
        registration.origin.use(
            in: self, for: ElementIdentifier(kind: kind, identifier: identifier), registration.source)
        let view = dequeue(Supplementary.self, kind, identifier, indexPath)
        registration.handler(view, kind, indexPath)
        return view
    }
}
#endif
