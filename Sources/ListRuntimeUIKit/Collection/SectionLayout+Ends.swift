#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SectionLayout {
    var isList: Bool { if case .list = kind { true } else { false } }

    /// Whether it is a list, which measures its header and footer, and one of them has a length.
    func ignoresLength(of ends: SectionEnds) -> Bool {
        isList && [ends.header, ends.footer].contains { if case .points? = $0 { true } else { false } }
    }

    /// The section for an environment, with its header and footer.
    /// - Parameters:
    ///   - kinds: What it calls them, unless it is a list.
    ///   - addToList: Adds to the configuration of a list what the app may replace.
    @MainActor
    func section(
        in environment: any NSCollectionLayoutEnvironment, with ends: SectionEnds,
        _ kinds: (header: String, footer: String) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        ), isSideways: Bool, addToList: ((inout UICollectionLayoutListConfiguration) -> Void)? = nil
    ) -> NSCollectionLayoutSection {
        switch kind {
        case .list(let appearance, let configure):
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = ends.header == nil ? .none : .supplementary
            configuration.footerMode = ends.footer == nil ? .none : .supplementary
            addToList?(&configuration)
            configure?(&configuration)
            return .list(using: configuration, layoutEnvironment: environment)
        case .other(let function):
            let section = function(environment)
            if let header = ends.header {
                section.place(kinds.header, header, at: isSideways ? .leading : .top, isSideways)
            }
            if let footer = ends.footer {
                section.place(kinds.footer, footer, at: isSideways ? .trailing : .bottom, isSideways)
            }
            return section
        }
    }
}
