/// What the attributes of a declaration say, as far as it concerns Swift.
public struct ObjCAttributes: Sendable {
    /// `NS_SWIFT_NAME(configure(with:))`, or the name that the Swift compiler wrote.
    public var swiftName: String?
    /// `@objc` Swift under a mangled name: `_TtC3App5Story`.
    public var runtimeName: String?
    /// `NS_REFINED_FOR_SWIFT`: Swift sees it with two underscores in front.
    public var isRefined = false
    /// `NS_UNAVAILABLE`, `NS_SWIFT_UNAVAILABLE`: Swift does not see it.
    public var isUnavailable = false
    /// The systems that have it, as Swift says it: `@available(iOS 17.0, *)`.
    public var availability: [String] = []
    /// `NS_DESIGNATED_INITIALIZER`
    public var isDesignated = false
    /// `IBOutlet`
    public var isOutlet = false
    /// `NS_SWIFT_UI_ACTOR`
    public var isMainActor = false
    /// The type is a `struct` of its own in Swift: `NS_TYPED_ENUM`.
    public var isWrapper = false
    /// `NS_ENUM`, `NS_CLOSED_ENUM`: an enum in Swift.
    public var isSwiftEnum = false
    /// `NS_OPTIONS`: an option set in Swift.
    public var isOptions = false

    public init() {}

    static let unavailable = "@available(*, unavailable)"

    /// Those that Swift has words for.
    var swift: [String] { (isUnavailable ? [Self.unavailable] : []) + availability }
}
