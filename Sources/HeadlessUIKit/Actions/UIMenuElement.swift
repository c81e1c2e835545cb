#if !canImport(UIKit)
import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?
    open var accessibilityLabel: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Whether the entry is chosen.
    public enum State: Int, Sendable { case off, on, mixed }
    /// How the entry looks.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
}
#endif
