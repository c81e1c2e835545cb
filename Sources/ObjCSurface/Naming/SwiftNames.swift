/// What the declarations of headers are called in Swift: as the header says, else as the importer of the compiler says
/// where it was asked, else by rules.
public struct SwiftNames: Sendable {
    /// What the importer answered: by class, then by selector with `-` or `+` in front, the name in Swift.
    public typealias Imported = [String: [String: SwiftName]]

    private let imported: Imported
    /// The names of renamed types, by those of Objective-C.
    private var types: [String: String] = [:]
    private let overridden: OverriddenMethods

    /// `headers` are all of the run: what one renames is named so in the others.
    public init(_ headers: [ObjCHeader], imported: Imported = [:]) {
        self.imported = imported
        overridden = OverriddenMethods(headers)
        for header in headers {
            for container in header.containers where container.kind != .category {
                types[container.name] = Self.typeName(container.attributes)
            }
            for value in header.enums { types[value.name] = Self.typeName(value.attributes) }
            for alias in header.typedefs { types[alias.name] = Self.typeName(alias.attributes) }
        }
    }

    /// The name of a class, a protocol, an enum or a typedef.
    public func type(_ name: String) -> String { types[name] ?? name }

    /// The name of a method of a class, a category or a protocol. One that meets a requirement of a protocol, or overrides a
    /// method of a superclass, has the name of that.
    public func method(_ method: ObjCMethod, in container: ObjCContainer) -> SwiftName {
        let (method, container) = overridden.first(method, in: container)
        if let text = method.attributes.swiftName, let name = SwiftName(text, origin: .attribute) { return name }
        if let name = imported[container.name]?[(method.isClassMethod ? "+" : "-") + method.selector] { return name }
        var name = SelectorRules(container).name(of: method)
        if method.attributes.isRefined { name.base = "__" + name.base }
        return name
    }

    /// The name of a property: that of the getter where it is a flag.
    public func property(_ property: ObjCProperty) -> String {
        if let name = property.attributes.swiftName { return name }
        let isFlag =
            property.type.form == .named("BOOL") || property.type.form == .scalar("_Bool")
            || property.type.form == .scalar("bool")
        let name = isFlag ? property.getter : property.name
        return property.attributes.isRefined ? "__" + name : name
    }

    private static func typeName(_ attributes: ObjCAttributes) -> String? {
        attributes.swiftName ?? attributes.runtimeName.flatMap(MangledName.type)
    }

    /// The cases of an enum in their order: without the words that all share with its name.
    public func cases(of value: ObjCEnum) -> [String] {
        let prefix = EnumPrefix.prefix(of: value.constants.map(\.name), enumName: value.name)
        return value.constants.map { constant in
            constant.attributes.swiftName ?? EnumPrefix.caseName(String(constant.name.dropFirst(prefix.count)))
        }
    }
}
