#if !canImport(UIKit)
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the source of a nib as a tree.
final class NibParser: NSObject, XMLParserDelegate {
    private var open: [NibElement] = []
    private var root: NibElement?

    /// The root of a document; nil for what is none of Interface Builder.
    static func document(at path: String) -> NibElement? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let builder = NibParser()
        let parser = XMLParser(data: data)
        parser.delegate = builder
        guard parser.parse(), builder.root?.name == "document" else { return nil }
        return builder.root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        let element = NibElement(name: elementName, attributes: attributeDict)
        open.last?.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
#endif
