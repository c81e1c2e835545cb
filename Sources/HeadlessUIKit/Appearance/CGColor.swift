#if !canImport(UIKit)
import Foundation

/// Four components from 0 to 1.
public final class CGColor: Hashable, Sendable {
    public let components: [CGFloat]?
    let red, green, blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        components = [red, green, blue, alpha]
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
