import SourceText
import SwiftSurface

extension ObjCHeader {
    /// What Swift sees of the header.
    public func surface(_ names: SwiftNames) -> SourceSurface {
        var surface = SourceSurface(path: path, strayMarks: strayMarks)
        let declarations =
            containers.map { $0.declaration(names) }
            + enums.filter { !$0.name.isEmpty }
            .map { $0.declaration(names) }
            + typedefs.filter(\.isWrapper).map { $0.declaration(names) }
        surface.declarations = declarations.sorted { $0.range.lower < $1.range.lower }
        let types = SwiftTypeText(names: names)
        surface.typealiases = typedefs.filter { $0.isAlias }.map { alias in
            Typealias(
                name: names.type(alias.name), type: types.text(alias.type.withoutNullability), modifiers: ["public"],
                marks: alias.marks, range: alias.range, nameRange: alias.nameRange)
        }
        return surface
    }
}

extension ObjCTypedef {
    fileprivate var isWrapper: Bool { attributes.isWrapper && !name.isEmpty }

    /// `NS_TYPED_ENUM`: a struct around the value.
    fileprivate func declaration(_ names: SwiftNames) -> Declaration {
        let rawValue = Property(
            name: "rawValue", type: SwiftTypeText(names: names).text(type.withoutNullability), isSettable: false,
            modifiers: ["public"], range: range, nameRange: nameRange)
        return Declaration(
            kind: .struct, language: .objectiveC, name: names.type(name), inherits: ["RawRepresentable", "Hashable"],
            attributes: attributes.swift, modifiers: ["public"], properties: [rawValue], marks: marks, range: range,
            keywordRange: nameRange, nameRange: nameRange)
    }

    /// Not a type of its own in Swift, and not one that Swift has no words for.
    fileprivate var isAlias: Bool {
        if case .other = type.form { return false }
        return !attributes.isWrapper
    }
}

extension ObjCType {
    /// An alias says nothing about nil.
    fileprivate var withoutNullability: ObjCType { ObjCType(form, .none) }
}

extension ObjCContainer {
    fileprivate func declaration(_ names: SwiftNames) -> Declaration {
        let types = SwiftTypeText(names: names)
        var inherits: [String] = []
        if case .object(let name, let arguments, _)? = superclass?.form {
            inherits.append(types.classType(name, arguments))
        }
        inherits += protocols.map(types.protocolName)
        let parameters = typeParameters.map { "\($0): AnyObject" }.joined(separator: ", ")
        return Declaration(
            kind: kind == .interface ? .class : kind == .category ? .extension : .protocol, language: .objectiveC,
            name: names.type(name), inherits: inherits,
            attributes: (attributes.isMainActor ? ["@MainActor"] : []) + attributes.swift,
            modifiers: kind == .interface ? ["open"] : ["public"],
            genericParameters: typeParameters.isEmpty ? nil : "<\(parameters)>",
            properties: properties.filter { !$0.attributes.isUnavailable }.map { property($0, names, types) },
            functions: methods.map { function($0, names, types) }.filter(Self.isSeen),
            marks: marks, range: range, keywordRange: keywordRange, nameRange: nameRange)
    }

    /// Of what Swift may not call, only initialisers tell something: what UIKit may not call either.
    private static func isSeen(_ function: Function) -> Bool {
        function.kind == .initializer || !function.attributes.contains(ObjCAttributes.unavailable)
    }

    private var memberModifiers: [String] { kind == .protocol ? [] : ["open"] }

    private func property(_ property: ObjCProperty, _ names: SwiftNames, _ types: SwiftTypeText) -> Property {
        Property(
            name: names.property(property), type: types.text(property.type), isSettable: !property.isReadonly,
            isStatic: property.isClassProperty,
            attributes: (property.attributes.isOutlet ? ["@IBOutlet"] : []) + property.attributes.swift,
            modifiers: memberModifiers + (property.isClassProperty ? ["class"] : [])
                + (property.isOptional ? ["optional"] : []),
            marks: property.marks, range: property.range, nameRange: property.nameRange)
    }

    private func function(_ method: ObjCMethod, _ names: SwiftNames, _ types: SwiftTypeText) -> Function {
        let name = names.method(method, in: self)
        let seen = method.parameters.prefix(name.labels.count)
        let parameters = zip(name.labels, seen).map { label, parameter in
            Parameter(label: label, name: parameter.name, type: types.text(parameter.type, .parameter))
        }
        let isThrowing = method.isThrowing && method.parameters.count > name.labels.count
        return Function(
            kind: name.base == "init" ? .initializer : .function, name: name.base, parameters: parameters,
            returnType: name.base == "init" ? nil : result(method, types, isThrowing),
            isStatic: method.isClassMethod && name.base != "init", isThrowing: isThrowing,
            isNameGuessed: name.origin == .rules && !method.parameters.isEmpty, attributes: method.attributes.swift,
            modifiers: memberModifiers + (method.isOptional ? ["optional"] : [])
                + (isConvenience(method) ? ["convenience"] : []), marks: method.marks,
            range: method.range, nameRange: method.nameRange)
    }

    /// Without a designated initialiser of its own a class keeps those of its superclass.
    private func isConvenience(_ method: ObjCMethod) -> Bool {
        method.selector.hasPrefix("init") && !method.isClassMethod && !method.attributes.isDesignated
    }

    /// A method that throws says with its result only whether it did.
    private func result(_ method: ObjCMethod, _ types: SwiftTypeText, _ isThrowing: Bool) -> String? {
        if method.result.form == .void { return nil }
        guard isThrowing else { return types.text(method.result) }
        if method.result.nullability == .none { return nil }
        return types.text(ObjCType(method.result.form, .nonnull))
    }
}

extension ObjCEnum {
    fileprivate func declaration(_ names: SwiftNames) -> Declaration {
        let types = SwiftTypeText(names: names)
        let isEnum = attributes.isSwiftEnum && !attributes.isOptions
        let inherits = isEnum ? [types.text(rawType)] : [attributes.isOptions ? "OptionSet" : "RawRepresentable"]
        let cases = zip(names.cases(of: self), constants).map { name, constant in
            EnumCase(name: name, marks: constant.marks, range: constant.range, nameRange: constant.range)
        }
        return Declaration(
            kind: isEnum ? .enum : .struct, language: .objectiveC, name: names.type(name), inherits: inherits,
            attributes: attributes.swift, modifiers: ["public"], cases: cases, marks: marks, range: range,
            keywordRange: keywordRange,
            nameRange: nameRange)
    }
}
