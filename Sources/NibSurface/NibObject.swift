import SourceText

/// An object of a nib or storyboard: a view, a controller, a constraint, a placeholder.
public struct NibObject: Sendable {
    /// What it is to the file.
    public enum Role: Hashable, Sendable {
        /// Stands for an object that is there before: `IBFilesOwner`, `IBFirstResponder`.
        case placeholder(String)
        /// One of those that loading gives.
        case topLevel
        /// A view that a table or collection view makes by its reuse identifier; the id of that view.
        case prototype(of: String)
        /// Part of another.
        case inner
    }

    /// A connection to another object, by the name of a property.
    public struct Outlet: Hashable, Sendable {
        public var property: String
        /// The id of the object that it is connected to.
        public var destination: String
        public var isCollection: Bool
        public var range: SourceRange

        /// A connection that is written at a place.
        public init(property: String, destination: String, isCollection: Bool, range: SourceRange) {
            self.property = property
            self.destination = destination
            self.isCollection = isCollection
            self.range = range
        }
    }

    /// A message that a control sends.
    public struct Action: Hashable, Sendable {
        public var selector: String
        /// The id of the object that gets it.
        public var destination: String
        /// `touchUpInside`; nil for gesture recognisers and bar buttons.
        public var event: String?
        public var range: SourceRange
    }

    /// A user-defined attribute: a value that loading sets by its key path.
    public struct Attribute: Hashable, Sendable {
        public var keyPath: String
        public var range: SourceRange
    }

    public var id: String
    /// What Interface Builder calls its kind: `label`, `tableViewCell`.
    public var tag: String
    public var role: Role
    /// The class that it is of, where that is not the one of its kind.
    public var className: String?
    /// The module of that class as the file says it.
    public var module: String?
    /// Whether the module is that of the target which compiles the file, whatever `module` says.
    public var isOfTarget: Bool
    public var reuseIdentifier: String?
    /// The property of the object around it that it is the value of: `sectionHeaderView`.
    public var key: String?
    /// The id of the scene that it is in; nil outside of storyboards.
    public var scene: String?
    /// The id of the object that it is part of; nil at the top level.
    public var parent: String?
    /// Whether it is a table whose rows the storyboard lists.
    public var isStatic: Bool
    public var outlets: [Outlet] = []
    public var actions: [Action] = []
    public var attributes: [Attribute] = []
    /// Its opening tag, up to the end of the name.
    public var range: SourceRange

    public init(
        id: String, tag: String, role: Role = .inner, className: String? = nil, module: String? = nil,
        isOfTarget: Bool = false, reuseIdentifier: String? = nil, key: String? = nil, scene: String? = nil,
        parent: String? = nil, isStatic: Bool = false, range: SourceRange
    ) {
        self.id = id
        self.tag = tag
        self.role = role
        self.className = className
        self.module = module
        self.isOfTarget = isOfTarget
        self.reuseIdentifier = reuseIdentifier
        self.key = key
        self.scene = scene
        self.parent = parent
        self.isStatic = isStatic
        self.range = range
    }
}
