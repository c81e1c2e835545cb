#if !canImport(UIKit)
import Foundation

/// A colour, by components or by its name in UIKit. Named colours have no components of their own.
open class UIColor: NSObject, @unchecked Sendable {
    /// UIKit's name of a system colour.
    let name: String?
    public let cgColor: CGColor

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = nil
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    public init(cgColor: CGColor) {
        name = nil
        self.cgColor = cgColor
        super.init()
    }
    /// A colour of the asset catalogue; there is none here, so only the name counts.
    public init?(named name: String) {
        self.name = name
        cgColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        super.init()
    }
    /// Resolved once, for the light style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
    }
    init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        self.name = name
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return name == other.name && cgColor == other.cgColor
    }
    open override var hash: Int { cgColor.hashValue }
    open override var description: String { name ?? "\(cgColor.components ?? [])" }
}
#endif
