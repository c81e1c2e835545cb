import CLibclang

/// Takes the types of clang apart, keeping the names that were written.
struct ObjCTypeReader {
    let library: Libclang

    private var functions: ClangLibrary { library.functions.pointee }

    /// How many types may stand inside each other.
    private static let deepest = 64

    func type(_ type: ClangType) -> ObjCType {
        read(type, .unspecified, depth: 0)
    }

    private func read(_ type: ClangType, _ outer: ObjCType.Nullability, depth: Int) -> ObjCType {
        guard depth < Self.deepest else { return ObjCType(.other(library.spelling(type)), outer) }
        func inner(_ type: ClangType) -> ObjCType { read(type, .unspecified, depth: depth + 1) }
        switch library.kind(type) {
        case ClangTypeAttributed:
            return read(functions.Type_getModifiedType(type), nullability(type) ?? outer, depth: depth + 1)
        case ClangTypeElaborated:
            return read(functions.Type_getNamedType(type), outer, depth: depth + 1)
        case ClangTypeTypedef:
            return typedef(type, outer)
        case ClangTypeVoid: return ObjCType(.void)
        case ClangTypeObjCId: return ObjCType(.id(protocols: []), outer)
        case ClangTypeObjCClass: return ObjCType(.metatype(protocols: []), outer)
        case ClangTypeObjCSelector: return ObjCType(.selector, outer)
        case ClangTypeObjCTypeParameter: return ObjCType(.parameter(plainSpelling(type)), outer)
        case ClangTypeObjCObjectPointer:
            return ObjCType(object(functions.getPointeeType(type), inner), outer)
        case ClangTypeBlockPointer:
            let function = functions.getPointeeType(type)
            let count = max(functions.getNumArgTypes(function), 0)
            let parameters = (0..<UInt32(count)).map { inner(functions.getArgType(function, $0)) }
            return ObjCType(.block(result: inner(functions.getResultType(function)), parameters: parameters), outer)
        case ClangTypePointer:
            let pointee = functions.getPointeeType(type)
            let isConst = library.spelling(pointee).hasPrefix("const ")
            return ObjCType(.pointer(inner(pointee), isConst: isConst), outer)
        case ClangTypeEnum, ClangTypeRecord:
            return ObjCType(.named(library.name(functions.getTypeDeclaration(type))))
        case ClangTypeUnexposed:
            // Sugar that the library does not take apart, such as an attribute out of a macro.
            let canonical = functions.getCanonicalType(type)
            guard library.kind(canonical) != ClangTypeUnexposed else { break }
            return read(canonical, nullability(type) ?? outer, depth: depth + 1)
        case let kind where Self.scalars.contains(kind.rawValue):
            return ObjCType(.scalar(plainSpelling(type)))
        default: break
        }
        return ObjCType(.other(library.spelling(type)), outer)
    }

    private static let scalars: Set<UInt32> = Set(
        [
            ClangTypeBool, ClangTypeChar, ClangTypeSignedChar, ClangTypeUnsignedChar, ClangTypeShort,
            ClangTypeUnsignedShort, ClangTypeInt, ClangTypeUnsignedInt, ClangTypeLong, ClangTypeUnsignedLong,
            ClangTypeLongLong, ClangTypeUnsignedLongLong, ClangTypeFloat, ClangTypeDouble,
        ].map(\.rawValue))

    private func nullability(_ type: ClangType) -> ObjCType.Nullability? {
        switch ClangNullability(functions.Type_getNullability(type)) {
        case ClangNullabilityNonNull: .nonnull
        case ClangNullabilityNullable, ClangNullabilityNullableResult: .nullable
        case ClangNullabilityUnspecified: .unspecified
        default: nil
        }
    }

    /// Without qualifiers.
    private func plainSpelling(_ type: ClangType) -> String {
        var words = library.spelling(type).split(separator: " ")
        words.removeAll { $0 == "const" || $0 == "volatile" || $0 == "__strong" || $0 == "__unsafe_unretained" }
        return words.joined(separator: " ")
    }

    private func typedef(_ type: ClangType, _ outer: ObjCType.Nullability) -> ObjCType {
        let name = plainSpelling(type)
        switch name {
        case "instancetype": return ObjCType(.instancetype, outer)
        case "id": return ObjCType(.id(protocols: []), outer)
        case "Class": return ObjCType(.metatype(protocols: []), outer)
        case "SEL": return ObjCType(.selector, outer)
        // Newer libraries call a type parameter so.
        case _ where library.kind(functions.getTypeDeclaration(type)) == ClangCursorTypeParameter:
            return ObjCType(.parameter(name), outer)
        default: break
        }
        let target = library.kind(functions.getCanonicalType(type))
        let isPointer = [
            ClangTypeObjCObjectPointer, ClangTypeBlockPointer, ClangTypePointer, ClangTypeObjCId, ClangTypeObjCClass,
        ].contains { $0 == target }
        return ObjCType(.named(name), isPointer ? outer : .none)
    }

    /// What an object pointer points to.
    private func object(_ type: ClangType, _ inner: (ClangType) -> ObjCType) -> ObjCType.Form {
        var type = type
        // `__kindof Story *`
        while library.kind(type) == ClangTypeAttributed { type = functions.Type_getModifiedType(type) }
        let protocols = (0..<functions.Type_getNumObjCProtocolRefs(type)).map {
            library.name(functions.Type_getObjCProtocolDecl(type, $0))
        }
        let arguments = (0..<functions.Type_getNumObjCTypeArgs(type)).map {
            inner(functions.Type_getObjCTypeArg(type, $0))
        }
        var base = library.kind(type) == ClangTypeObjCObject ? functions.Type_getObjCObjectBaseType(type) : type
        while library.kind(base) == ClangTypeAttributed { base = functions.Type_getModifiedType(base) }
        let name = plainSpelling(base).prefix { $0 != "<" }
        switch library.kind(base) {
        case ClangTypeObjCId: return .id(protocols: protocols)
        case ClangTypeObjCClass: return .metatype(protocols: protocols)
        case ClangTypeObjCTypeParameter: return .parameter(String(name))
        default:
            let plain = name.hasPrefix("__kindof ") ? name.dropFirst("__kindof ".count) : name
            switch plain {
            case "id": return .id(protocols: protocols)
            case "Class": return .metatype(protocols: protocols)
            default: return .object(String(plain), arguments: arguments, protocols: protocols)
            }
        }
    }
}
