import SwiftSurface

extension MarkPlace {
    init(_ declaration: Declaration) {
        if declaration.language == .objectiveC, declaration.kind == .enum || declaration.kind == .struct {
            self = .objcEnumeration
            return
        }
        switch declaration.kind {
        case .struct: self = .structure
        case .class: self = .class
        case .enum: self = .enumeration
        case .actor: self = .actor
        case .protocol: self = .protocol
        case .extension: self = .extension
        }
    }

    /// A case of an enum.
    init(caseOf declaration: Declaration) {
        self = declaration.language == .objectiveC ? .objcConstant : .enumCase
    }

    init(_ property: Property, in kind: Declaration.Kind) {
        if property.isStatic {
            self = [.class, .extension, .protocol].contains(kind) ? .staticMember : .staticProperty
            return
        }
        switch kind {
        case .struct: self = .structProperty
        case .class: self = .classProperty
        case .extension: self = .extensionProperty
        case .protocol: self = .requirement
        case .enum, .actor: self = .otherProperty
        }
    }

    init(_ function: Function, in kind: Declaration.Kind) {
        switch (function.kind, kind) {
        case (.initializer, _): self = .initializer
        case (.subscript, _): self = .subscript
        case (.function, .class) where function.isStatic, (.function, .extension) where function.isStatic,
            (.function, .protocol) where function.isStatic:
            self = .staticMember
        case (.function, .protocol): self = .requirement
        case (.function, .class): self = .classMethod
        case (.function, .extension): self = .extensionMethod
        case (.function, _): self = .function
        }
    }
}
