/// How a cell is made that a row keeps.
public struct KeptCell: Equatable, Sendable {
    /// `value1` for a `UITableViewCell` of that style.
    public var style: String?
    /// The nib that it comes from; nil if its class makes it.
    public var nib: NibOrigin?

    public init(style: String? = nil, nib: NibOrigin? = nil) {
        self.style = style
        self.nib = nib
    }
}
