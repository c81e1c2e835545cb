import SourceText

/// A UIKit delegate method that the actions take under its own signature.
public struct PassThrough: Sendable {
    /// The whole signature, without body: `func scrollViewDidScroll(_ scrollView: UIScrollView)`.
    public var signature: String
    /// The call that forwards it: `scrollViewDidScroll(scrollView)`.
    public var call: String
    /// The value that is returned while there are no actions, or nil if the method returns nothing.
    public var defaultValue: String?
    /// True if nil is an answer of its own.
    public var answersOptional: Bool
    /// True if a type of the signature is deprecated: what names it without a warning is deprecated, too.
    public var namesDeprecatedType: Bool
    /// The protocol that declares it.
    public var owner: ListProtocol
    /// The protocol of the program that declares it; nil for UIKit's.
    public var refinement: Refinement?
    public var place: SourcePlace

    /// A protocol of the program that refines a delegate of UIKit.
    public struct Refinement: Hashable, Sendable {
        /// Its name in full.
        public var name: String
        /// Whether Objective-C asks for its methods, which the class has to state itself then.
        public var isObjectiveC: Bool

        public init(name: String, isObjectiveC: Bool) {
            self.name = name
            self.isObjectiveC = isObjectiveC
        }
    }

    public init(
        signature: String, call: String, defaultValue: String?, answersOptional: Bool = false,
        namesDeprecatedType: Bool = false, owner: ListProtocol = .delegate,
        refinement: Refinement? = nil, place: SourcePlace
    ) {
        self.signature = signature
        self.call = call
        self.defaultValue = defaultValue
        self.answersOptional = answersOptional
        self.namesDeprecatedType = namesDeprecatedType
        self.owner = owner
        self.refinement = refinement
        self.place = place
    }
}
