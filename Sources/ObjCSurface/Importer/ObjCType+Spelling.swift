extension ObjCType {
    /// The type as a header spells it, with the type arguments of Foundation's collections and of no other class.
    var spelling: String {
        switch form {
        case .void: "void"
        case .scalar(let name), .named(let name), .parameter(let name): name + nullabilityWord
        case .object(let name, let arguments, let protocols):
            name + Self.arguments(arguments, of: name) + Self.list(protocols) + " *" + nullabilityWord
        case .id(let protocols): "id" + Self.list(protocols) + nullabilityWord
        case .metatype(let protocols): "Class" + Self.list(protocols) + nullabilityWord
        case .selector: "SEL" + nullabilityWord
        case .instancetype: "instancetype" + nullabilityWord
        case .block(let result, let parameters):
            "\(result.spelling) (^\(nullabilityWord))(\(parameters.map(\.spelling).joined(separator: ", ")))"
        case .pointer(let pointee, let isConst):
            (isConst ? "const " : "") + pointee.spelling + " *" + nullabilityWord
        case .other: "void *" + nullabilityWord
        }
    }

    private var nullabilityWord: String {
        switch nullability {
        case .nonnull: " _Nonnull"
        case .nullable: " _Nullable"
        case .unspecified, .none: ""
        }
    }

    /// The number of type arguments that the classes of the prelude take.
    private static let collections = [
        "NSArray": 1, "NSMutableArray": 1, "NSSet": 1, "NSMutableSet": 1, "NSOrderedSet": 1, "NSDictionary": 2,
        "NSMutableDictionary": 2, "NSMapTable": 2, "NSHashTable": 1, "NSCache": 2, "NSEnumerator": 1,
    ]

    private static func arguments(_ arguments: [ObjCType], of name: String) -> String {
        guard !arguments.isEmpty, collections[name] == arguments.count else { return "" }
        // A type argument says nothing about nil.
        return "<" + arguments.map { ObjCType($0.form).spelling }.joined(separator: ", ") + ">"
    }

    private static func list(_ protocols: [String]) -> String {
        protocols.isEmpty ? "" : "<" + protocols.joined(separator: ", ") + ">"
    }

    /// Calls `body` with this type and all that it is made of.
    func forEachPart(_ body: (ObjCType) -> Void) {
        body(self)
        switch form {
        case .object(_, let arguments, _): for argument in arguments { argument.forEachPart(body) }
        case .block(let result, let parameters):
            result.forEachPart(body)
            for parameter in parameters { parameter.forEachPart(body) }
        case .pointer(let pointee, _): pointee.forEachPart(body)
        default: break
        }
    }
}
