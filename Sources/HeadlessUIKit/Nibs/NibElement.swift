#if !canImport(UIKit)
import Foundation

/// An element of a nib's source.
final class NibElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [NibElement] = []
    var text = ""

    init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    func append(_ child: NibElement) { children.append(child) }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first child of a name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }
    /// The child that is the value of a property.
    func value(_ key: String, _ name: String? = nil) -> NibElement? {
        children.first { $0["key"] == key && (name == nil || $0.name == name) }
    }

    func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }
    func integer(_ attribute: String) -> Int? { self[attribute].flatMap(Int.init) }
    func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

    /// A text, which is an attribute or, where it has several lines, an element.
    func string(_ key: String) -> String? { self[key] ?? value(key, "string")?.text }

    var rect: CGRect? {
        guard let rect = value("frame", "rect") else { return nil }
        return CGRect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
            height: rect.number("height") ?? 0)
    }

    func color(_ key: String) -> UIColor? { value(key, "color")?.asColor }

    /// The colour that an element of that name is.
    var asColor: UIColor? {
        if let name = self["systemColor"] ?? self["name"] { return UIColor(named: name) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    @MainActor func font(_ key: String) -> UIFont? {
        guard let font = value(key, "fontDescription") else { return nil }
        if let style = font["style"], let known = Self.textStyles[style] { return .preferredFont(forTextStyle: known) }
        return font.number("pointSize").map { .systemFont(ofSize: $0) }
    }

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
        "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    ]
}
#endif
