/// A type as a header spells it, taken apart as far as Swift names need.
public struct ObjCType: Equatable, Sendable {
    /// What a pointer says about nil, `NS_ASSUME_NONNULL` applied.
    public enum Nullability: Hashable, Sendable {
        case nonnull, nullable
        /// Nothing is said, or `null_unspecified`.
        case unspecified
        /// For what is no pointer.
        case none
    }

    /// Its form.
    public indirect enum Form: Equatable, Sendable {
        case void
        /// A type of C by its canonical name: `unsigned int`.
        case scalar(String)
        /// A typedef, an enum or a struct, by name.
        case named(String)
        /// `NSArray<Story *> *`, `UIView<Themed> *`, `__kindof` left out.
        case object(String, arguments: [ObjCType], protocols: [String])
        /// `id`, `id<Themed>`
        case id(protocols: [String])
        /// `Class`, `Class<Themed>`
        case metatype(protocols: [String])
        case selector
        case instancetype
        /// A type parameter of a generic class.
        case parameter(String)
        case block(result: ObjCType, parameters: [ObjCType])
        case pointer(ObjCType, isConst: Bool)
        /// Whatever else, as written.
        case other(String)
    }

    public var form: Form
    public var nullability: Nullability

    public init(_ form: Form, _ nullability: Nullability = .none) {
        self.form = form
        self.nullability = nullability
    }
}
