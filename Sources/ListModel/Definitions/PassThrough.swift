import SourceText

/// A UIKit delegate method that the actions take under its own signature.
public struct PassThrough: Sendable {
    /// The whole signature, without body: `func scrollViewDidScroll(_ scrollView: UIScrollView)`.
    public var signature: String
    /// The call that forwards it: `scrollViewDidScroll(scrollView)`.
    public var call: String
    /// The value that is returned while there are no actions, or nil where the method returns nothing.
    public var defaultValue: String?
    /// True if nil is an answer of its own.
    public var answersOptional: Bool
    /// True if a type of the signature is deprecated: what names it without a warning is deprecated, too.
    public var namesDeprecatedType: Bool
    /// The protocol that declares it.
    public var owner: ListProtocol
    public var place: SourcePlace

    public init(
        signature: String, call: String, defaultValue: String?, answersOptional: Bool = false,
        namesDeprecatedType: Bool = false, owner: ListProtocol = .delegate, place: SourcePlace
    ) {
        self.signature = signature
        self.call = call
        self.defaultValue = defaultValue
        self.answersOptional = answersOptional
        self.namesDeprecatedType = namesDeprecatedType
        self.owner = owner
        self.place = place
    }
}
