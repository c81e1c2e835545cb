#if !canImport(UIKit)
import Foundation

/// An image by its name; there are no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// The asset's or symbol's name.
    public let name: String?
    public let size: CGSize
    public let renderingMode: RenderingMode

    init(name: String?, size: CGSize, mode: RenderingMode) {
        self.name = name
        self.size = size
        renderingMode = mode
        super.init()
    }
    public convenience override init() { self.init(name: nil, size: .zero, mode: .automatic) }
    /// Every name is an image here.
    public convenience init?(named name: String) {
        self.init(name: name, size: CGSize(width: 24, height: 24), mode: .automatic)
    }
    public convenience init?(systemName name: String) { self.init(named: name) }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(named: name)
    }
    public convenience init?(data: Data) {
        self.init(name: nil, size: CGSize(width: 24, height: 24), mode: .automatic)
    }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(name: name, size: size, mode: mode) }
    open func withTintColor(_ color: UIColor) -> UIImage { self }

    /// How the image takes the tint colour.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// A configuration of a symbol; kept for its type only.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// A configuration of a symbol; kept for its type only.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
    }

    /// The scale of a symbol.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (name != nil && name == other.name && renderingMode == other.renderingMode)
    }
    open override var hash: Int { name.hashValue }
}
#endif
