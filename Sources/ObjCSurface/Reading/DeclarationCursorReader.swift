import CLibclang
import SourceText
import SwiftSurface

/// Turns the cursors of one header into values.
struct DeclarationCursorReader {
    private let unit: TranslationUnit
    private let library: Libclang
    private let outline: HeaderOutline
    private let types: ObjCTypeReader
    private(set) var header: ObjCHeader

    private var functions: ClangLibrary { library.functions.pointee }

    init(_ unit: TranslationUnit, _ outline: HeaderOutline) {
        self.unit = unit
        library = unit.library
        self.outline = outline
        types = ObjCTypeReader(library: unit.library)
        header = ObjCHeader(path: outline.file.path)
    }

    /// Reads a declaration at the top level of the header; others are passed.
    mutating func read(_ cursor: ClangCursor) {
        switch library.kind(cursor) {
        case ClangCursorInterface: readContainer(cursor, .interface)
        case ClangCursorCategory: readContainer(cursor, .category)
        case ClangCursorProtocol: readContainer(cursor, .protocol)
        case ClangCursorEnum: readEnum(cursor)
        case ClangCursorTypedef: readTypedef(cursor)
        default: break
        }
    }

    // MARK: Containers

    private mutating func readContainer(_ cursor: ClangCursor, _ kind: ObjCContainer.Kind) {
        let range = range(cursor)
        let keyword = outline.index(at: range.lower)
        // Of an `@interface` clang would call only the `@implementation` a definition.
        let isForward = outline.token(keyword).map { outline.text($0) == "@class" } ?? false
        guard !isForward, kind != .protocol || functions.isCursorDefinition(cursor) != 0 else { return }
        var container = ObjCContainer(
            kind: kind, name: library.name(cursor), range: range, keywordRange: tokenRange(keyword, range),
            nameRange: tokenRange(keyword, range))
        let children = library.children(of: cursor)
        for child in children {
            switch library.kind(child) {
            case ClangCursorSuperclassRef:
                container.superclass = ObjCType(.object(referencedName(child), arguments: [], protocols: []))
            case ClangCursorClassRef where kind == .category: container.name = referencedName(child)
            case ClangCursorProtocolRef: container.protocols.append(referencedName(child))
            case ClangCursorTypeParameter: container.typeParameters.append(library.name(child))
            case ClangCursorProperty: container.properties.append(property(child))
            case ClangCursorInstanceMethod, ClangCursorClassMethod:
                // The accessors of a property are listed too, at its place.
                let start = self.range(child).lower
                let isAccessor = container.properties.contains { $0.range.lower <= start && start < $0.range.upper + 1 }
                if !isAccessor { container.methods.append(method(child)) }
            default: break
            }
        }
        SuperclassArguments(outline, container).read(from: keyword, into: &container)
        (container.attributes, container.marks) = AttributeReader(unit, outline).read(children)
        if let name = outline.token(keyword + 1), outline.text(name) == container.name {
            container.nameRange = name.range
        }
        header.containers.append(container)
    }

    /// The name of what a cursor refers to, as the header writes it.
    private func referencedName(_ cursor: ClangCursor) -> String {
        library.name(functions.getCursorReferenced(cursor))
    }

    private func property(_ cursor: ClangCursor) -> ObjCProperty {
        let (attributes, marks) = AttributeReader(unit, outline).read(library.children(of: cursor))
        let bits = Int(functions.Cursor_getObjCPropertyAttributes(cursor, 0))
        let name = library.name(cursor)
        let getter = library.text(functions.Cursor_getObjCPropertyGetterName(cursor))
        let range = range(cursor)
        return ObjCProperty(
            name: name, getter: getter.isEmpty ? name : getter, type: types.type(functions.getCursorType(cursor)),
            isReadonly: bits & ClangPropertyReadonly != 0, isClassProperty: bits & ClangPropertyClass != 0,
            isOptional: functions.Cursor_isObjCOptional(cursor) != 0, attributes: attributed(attributes, cursor),
            marks: marks, range: range, nameRange: nameRange(name, cursor, in: range))
    }

    private func method(_ cursor: ClangCursor) -> ObjCMethod {
        let (attributes, marks) = AttributeReader(unit, outline).read(library.children(of: cursor))
        let count = max(functions.Cursor_getNumArguments(cursor), 0)
        let parameters = (0..<UInt32(count)).map { number in
            let argument = functions.Cursor_getArgument(cursor, number)
            return ObjCMethod.Parameter(
                name: library.name(argument), type: types.type(functions.getCursorType(argument)))
        }
        let range = range(cursor)
        let selector = library.name(cursor)
        var attributesOfMethod = attributed(attributes, cursor)
        // Swift imports no variadic methods.
        if functions.Cursor_isVariadic(cursor) != 0 { attributesOfMethod.isUnavailable = true }
        return ObjCMethod(
            selector: selector, parameters: parameters, result: types.type(functions.getCursorResultType(cursor)),
            isClassMethod: library.kind(cursor) == ClangCursorClassMethod,
            isOptional: functions.Cursor_isObjCOptional(cursor) != 0, attributes: attributesOfMethod, marks: marks,
            range: range, nameRange: selectorRange(String(selector.prefix { $0 != ":" }), in: range))
    }

    private func attributed(_ attributes: ObjCAttributes, _ cursor: ClangCursor) -> ObjCAttributes {
        var attributes = attributes
        if functions.getCursorAvailability(cursor) == ClangAvailabilityNotAvailable.rawValue {
            attributes.isUnavailable = true
        }
        return attributes
    }

    // MARK: Enums and typedefs

    private mutating func readEnum(_ cursor: ClangCursor) {
        guard functions.isCursorDefinition(cursor) != 0 else { return }
        let children = library.children(of: cursor)
        let (attributes, marks) = AttributeReader(unit, outline).read(children)
        let range = range(cursor)
        let name = library.name(cursor)
        var value = ObjCEnum(
            name: name.contains(" ") ? "" : name, rawType: types.type(functions.getEnumDeclIntegerType(cursor)),
            attributes: attributes, marks: marks, range: range,
            keywordRange: tokenRange(outline.index(at: range.lower), range),
            nameRange: nameRange(name, cursor, in: range))
        for child in children where library.kind(child) == ClangCursorEnumConstant {
            let (attributes, marks) = AttributeReader(unit, outline).read(library.children(of: child))
            let place = self.range(child)
            value.constants.append(
                ObjCEnum.Constant(
                    name: library.name(child), attributes: attributed(attributes, child), marks: marks, range: place))
        }
        header.enums.append(value)
    }

    private mutating func readTypedef(_ cursor: ClangCursor) {
        let name = library.name(cursor)
        let underlying = functions.getTypedefDeclUnderlyingType(cursor)
        let declaration = functions.getTypeDeclaration(functions.getCanonicalType(underlying))
        let range = range(cursor)
        if library.kind(declaration) == ClangCursorEnum,
            library.kind(functions.getCanonicalType(underlying)) == ClangTypeEnum
        {
            // `typedef enum { … } Name;`, or the second half of `NS_ENUM`.
            let place = self.range(declaration)
            if let last = header.enums.indices.last, header.enums[last].name.isEmpty,
                header.enums[last].range.lower == place.lower
            {
                header.enums[last].name = name
                header.enums[last].nameRange = nameRange(name, cursor, in: range)
            }
            return
        }
        guard library.kind(declaration) != ClangCursorStruct else { return }
        let (attributes, marks) = AttributeReader(unit, outline).read(library.children(of: cursor))
        header.typedefs.append(
            ObjCTypedef(
                name: name, type: types.type(underlying), attributes: attributes, marks: marks, range: range,
                nameRange: nameRange(name, cursor, in: range)))
    }

    // MARK: Places

    private func range(_ cursor: ClangCursor) -> SourceRange {
        let extent = functions.getCursorExtent(cursor)
        let lower = unit.place(functions.getRangeStart(extent))?.offset ?? 0
        let upper = unit.place(functions.getRangeEnd(extent))?.offset ?? lower
        return SourceRange(lower, max(lower, upper))
    }

    private func tokenRange(_ index: Int, _ range: SourceRange) -> SourceRange {
        guard let token = outline.token(index), token.range.lower < max(range.upper, range.lower + 1) else {
            return SourceRange(range.lower, range.lower)
        }
        return token.range
    }

    /// Of the name where it is written in the declaration, else of what is written there instead.
    private func nameRange(_ name: String, _ cursor: ClangCursor, in range: SourceRange) -> SourceRange {
        let offset = unit.place(functions.getCursorLocation(cursor))?.offset ?? range.lower
        let index = outline.index(at: offset)
        if let token = outline.token(index), outline.text(token) == name { return token.range }
        return selectorRange(name, in: SourceRange(offset, range.upper))
    }

    private func selectorRange(_ name: String, in range: SourceRange) -> SourceRange {
        var index = outline.index(at: range.lower)
        let first = index
        while let token = outline.token(index), token.range.lower < range.upper {
            if token.kind == .identifier, outline.text(token) == name { return token.range }
            index += 1
        }
        return tokenRange(first, range)
    }
}
