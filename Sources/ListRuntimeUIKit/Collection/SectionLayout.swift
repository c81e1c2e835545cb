#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The layout of a section of a collection view: a function of the layout environment.
///
/// An app adds its own in an extension, and names them in marks like those that are here:
///
///     extension SectionLayout {
///         static func banner(height: CGFloat) -> SectionLayout {
///             SectionLayout { environment in … }
///         }
///     }
public struct SectionLayout: Sendable {
    /// Gives the section for an environment.
    public typealias Function = @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    let kind: Kind
    /// What is wrong with its numbers, and was replaced.
    var fault: String?

    enum Kind: Sendable {
        case list(UICollectionLayoutListConfiguration.Appearance, Configure?)
        case other(Function)
    }

    /// Changes the configuration of a list.
    public typealias Configure = @MainActor (inout UICollectionLayoutListConfiguration) -> Void

    /// A layout of the app's own. A header or footer that its section does not place is placed above or below.
    /// - Parameter section: Makes a section each time: the list adds to it.
    public init(_ section: @escaping Function) { kind = .other(section) }

    init(_ kind: Kind, fault: String? = nil) { (self.kind, self.fault) = (kind, fault) }

    /// What of a list a layout is chosen by; for generated code.
    public struct Reads: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The state.
        public static let state = Reads(rawValue: 1)
        /// The context.
        public static let context = Reads(rawValue: 2)
    }
}

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
