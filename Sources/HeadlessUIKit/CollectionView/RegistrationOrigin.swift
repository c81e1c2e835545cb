#if !canImport(UIKit)
import Foundation

/// Where a registration was made, and the identifier that stands for it.
@preconcurrency @MainActor
final class RegistrationOrigin {
    /// How many data sources are being asked for a view.
    static var running = 0
    private static var made = 0

    let identifier: String
    private let isInsideProvider: Bool

    init() {
        Self.made += 1
        identifier = "registration \(Self.made)"
        isInsideProvider = Self.running > 0
    }

    /// Registers with a view at the first use.
    func use(in view: UICollectionView, for place: ElementIdentifier, _ source: ReuseSource) {
        if isInsideProvider {
            UIKitRules.report(
                "Attempted to dequeue a \(place.kind == nil ? "cell" : "supplementary view") using a registration that "
                    + "was created inside -collectionView:\(method(place.kind)): or inside a "
                    + "UICollectionViewDiffableDataSource \(place.kind == nil ? "cell" : "supplementary view") "
                    + "provider. Creating a new registration each time a \(place.kind == nil ? "cell" : "view") is "
                    + "requested will prevent reuse and cause created views to remain inaccessible in memory for the "
                    + "lifetime of the collection view. Registrations should be created up front and reused.")
        }
        if !view.pool.isRegistered(place) { view.pool.register(source, for: place) }
    }

    private func method(_ kind: String?) -> String {
        kind == nil ? "cellForItemAtIndexPath" : "viewForSupplementaryElementOfKind:atIndexPath"
    }
}
#endif
