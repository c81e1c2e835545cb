import SourceText

/// A UIKit delegate method that the actions take under its own signature.
public struct PassThrough: Sendable {
    /// The whole signature, without body: `func scrollViewDidScroll(_ scrollView: UIScrollView)`.
    public var signature: String
    /// The call that forwards it: `scrollViewDidScroll(scrollView)`.
    public var call: String
    /// The value that is returned while there are no actions, or nil where the method returns nothing.
    public var defaultValue: String?
    public var place: SourcePlace

    public init(signature: String, call: String, defaultValue: String?, place: SourcePlace) {
        self.signature = signature
        self.call = call
        self.defaultValue = defaultValue
        self.place = place
    }
}
