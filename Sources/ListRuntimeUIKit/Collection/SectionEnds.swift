import Foundation

/// The header and the footer of a section of a compositional layout; for generated code.
public struct SectionEnds: Equatable, Sendable {
    /// Nil for none.
    public var header: Length?
    public var footer: Length?

    public init(header: Length? = nil, footer: Length? = nil) {
        (self.header, self.footer) = (header, footer)
    }

    /// How long a header or footer is along the scrolling.
    public enum Length: Equatable, Sendable {
        /// As its view wants.
        case automatic
        /// In points.
        case points(CGFloat)

        /// Nil for points that are no length.
        var ifPositive: Length? {
            if case .points(let length) = self, length <= 0 || !length.isFinite { return nil }
            return self
        }
    }
}
