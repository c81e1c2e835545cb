// Content configurations are Swift's own in UIKit, too.

@MainActor @preconcurrency
public protocol UIConfigurationState {}

@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

public protocol UIContentConfiguration {
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

public struct UIListContentConfiguration: UIContentConfiguration {
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public var text: String?
    public var secondaryText: String?
    public func makeContentView() -> any UIView & UIContentView { neverRuns() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

public struct UIBackgroundConfiguration: Hashable {}

extension UITableViewCell {
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { nil }
        set {}
    }
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { nil }
        set {}
    }
}

extension UITableViewHeaderFooterView {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { nil }
        set {}
    }
}
