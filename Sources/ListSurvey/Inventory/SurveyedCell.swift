/// A kind of cell that a list shows.
public struct SurveyedCell: Hashable, Sendable {
    /// Where cells come from.
    public enum Origin: String, CaseIterable, Sendable {
        /// A class is registered, or the cell is made by its class.
        case `class`
        /// A nib is registered.
        case nib
        /// The storyboard has it inside of the list.
        case prototype
        /// A cell registration of UIKit configures it.
        case registration
        /// The data source makes a new one for each row.
        case fresh
        /// The list keeps the cell in a property.
        case owned
        /// Its class is chosen at run time.
        case injected
        /// The storyboard lists the rows themselves.
        case `static`
        case unknown
    }

    /// Nil if no class is named.
    public var className: String?
    /// As it is written in a storyboard or in a call; nil if none is seen.
    public var identifier: String?
    /// The name that its nib is registered by; nil if none is seen.
    public var nib: String?
    public var origin: Origin

    public init(className: String?, identifier: String? = nil, nib: String? = nil, origin: Origin) {
        self.className = className
        self.identifier = identifier
        self.nib = nib
        self.origin = origin
    }
}
