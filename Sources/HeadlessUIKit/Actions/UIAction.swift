#if !canImport(UIKit)
import Foundation

/// A menu entry or control action with a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public typealias Handler = UIActionHandler
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler
    private static var count = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action-\(Self.count)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Runs the handler, as choosing the entry would.
    func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }

    /// The identity of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
#endif
