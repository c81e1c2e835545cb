/// A nib that a list registers.
public struct NibOrigin: Equatable, Sendable {
    /// The name of the file, without its extension.
    public var name: String
    /// The bundle that holds it, as a mark says it; nil for that of the class.
    public var bundle: Argument?

    public init(name: String, bundle: Argument? = nil) {
        self.name = name
        self.bundle = bundle
    }

    /// Whether they are the same nib, wherever that is said.
    public static func == (one: NibOrigin, other: NibOrigin) -> Bool {
        one.name == other.name && one.bundle?.text == other.bundle?.text
    }
}
