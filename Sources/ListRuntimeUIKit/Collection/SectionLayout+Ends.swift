#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SectionLayout {
    /// The section for an environment, with its header and footer.
    @MainActor
    func section(
        in environment: any NSCollectionLayoutEnvironment, with ends: SectionEnds, isSideways: Bool
    ) -> NSCollectionLayoutSection {
        switch kind {
        case .list(let appearance, let configure):
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = ends.header == nil ? .none : .supplementary
            configuration.footerMode = ends.footer == nil ? .none : .supplementary
            configure?(&configuration)
            return .list(using: configuration, layoutEnvironment: environment)
        case .other(let function):
            let section = function(environment)
            if let header = ends.header {
                section.place(
                    UICollectionView.elementKindSectionHeader, header, at: isSideways ? .leading : .top, isSideways)
            }
            if let footer = ends.footer {
                section.place(
                    UICollectionView.elementKindSectionFooter, footer, at: isSideways ? .trailing : .bottom, isSideways)
            }
            return section
        }
    }
}
