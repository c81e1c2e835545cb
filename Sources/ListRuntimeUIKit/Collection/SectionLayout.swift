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
