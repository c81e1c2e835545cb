@_exported import Foundation
@_exported import UIKit

extension IndexPath {
    public init(row: Int, section: Int) { self.init() }
    public init(item: Int, section: Int) { self.init() }
    public var row: Int {
        get { 0 }
        set {}
    }
    public var item: Int {
        get { 0 }
        set {}
    }
    public var section: Int {
        get { 0 }
        set {}
    }
}

extension UIEdgeInsets: Hashable, @unchecked Sendable {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

extension UIAction {
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.init()
    }
}

extension UIMenu {
    public convenience init(
        title: String = "", image: UIImage? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init()
    }
}

extension NSDirectionalEdgeInsets {
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Sendable { case none, supplementary }

    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {}
}

extension NSCollectionLayoutSection {
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { neverRuns() }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension UICollectionViewCell {
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { nil }
        set {}
    }
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { nil }
        set {}
    }
}

extension UICollectionViewListCell {
    public var accessories: [UICellAccessory] {
        get { [] }
        set {}
    }
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@MainActor @preconcurrency
public struct UICellAccessory {
    public enum AccessoryType: Hashable { case checkmark, label, customView(UIView) }
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    public let accessoryType: AccessoryType

    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { neverRuns() }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { neverRuns() }
}

/// The body of a stub.
func neverRuns() -> Never { fatalError("the stubs are for type-checking") }
