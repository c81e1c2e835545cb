import CLibxml2
import SourceText

/// Reads nibs and storyboards with one libxml2. May be used by several threads at once.
public struct NibReader: Sendable {
    private let library: Libxml2

    public init(_ library: Libxml2) {
        self.library = library
    }

    /// More than any object of Interface Builder has. The library compares the attributes of a tag with each other.
    private static let mostAttributes = 2_000

    /// The objects of a file, which is UTF-8. Takes any bytes, in time linear to their number.
    public func read(_ file: SourceFile, kind: NibFile.Kind) throws(NibFault) -> NibFile {
        if let range = Self.crowdedTag(file.bytes) { throw .tooManyAttributes(range) }
        let builder = NibBuilder()
        let (outcome, fault) = parse(file.bytes, with: builder)
        switch outcome {
        case XMLDocumentRead:
            break
        case XMLDocumentHasType:
            throw .hasDocumentType(SourceRange(0, 0))
        default:
            if let element = builder.unclosed, fault.isEnd {
                throw .truncated(element: element.name, range: element.range)
            }
            throw .malformed(reason: Self.message(fault), range: LineMap(file.bytes).range(ofLine: Int(fault.line)))
        }
        guard builder.isOfCocoaTouch else {
            let root = builder.root
            throw .foreign(root: root?.name ?? "", type: root?.type, range: root?.range ?? SourceRange(0, 0))
        }
        return NibFile(path: file.path, kind: kind, objects: builder.objects)
    }

    private func parse(_ bytes: [UInt8], with builder: NibBuilder) -> (XMLOutcome, XMLFault) {
        var fault = XMLFault()
        let outcome = bytes.withUnsafeBytes { buffer -> XMLOutcome in
            var handler = XMLHandler(
                context: Unmanaged.passUnretained(builder).toOpaque(),
                open: { context, name, attributes, count, offset in
                    guard let context else { return false }
                    let builder = Unmanaged<NibBuilder>.fromOpaque(context).takeUnretainedValue()
                    var values: [String: String] = [:]
                    if let attributes {
                        for index in 0..<count {
                            values[String(cString: attributes[2 * index])] = String(cString: attributes[2 * index + 1])
                        }
                    }
                    let name = String(cString: name)
                    builder.openTag(name, values, at: SourceRange(offset, offset + 1 + name.utf8.count))
                    return true
                },
                close: { context in
                    if let context { Unmanaged<NibBuilder>.fromOpaque(context).takeUnretainedValue().closeTag() }
                })
            let empty: StaticString = ""
            return empty.withUTF8Buffer { none -> XMLOutcome in
                let start = buffer.baseAddress ?? UnsafeRawPointer(none.baseAddress)
                guard let start else { return XMLDocumentMalformed }
                return xml_read(
                    library.functions, start.assumingMemoryBound(to: CChar.self), buffer.count, &handler, &fault)
            }
        }
        return (outcome, fault)
    }

    private static func message(_ fault: XMLFault) -> String {
        withUnsafeBytes(of: fault.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The first tag with more attributes than are read.
    private static func crowdedTag(_ bytes: [UInt8]) -> SourceRange? {
        var count = 0
        var start = 0
        var previous: UInt8 = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "<"): (start, count) = (index, 0)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if previous == UInt8(ascii: "=") { count += 1 }
                if count > mostAttributes { return SourceRange(start, start + 1) }
            default: break
            }
            if byte > 0x20 { previous = byte }
        }
        return nil
    }
}
