import SourceText

/// A nib or storyboard as its source tells it: a value for each of its objects.
public struct NibFile: Sendable {
    /// Which of the two it is.
    public enum Kind: Hashable, Sendable {
        case nib, storyboard
    }

    public var path: String
    public var kind: Kind
    /// In the order of the file.
    public var objects: [NibObject]

    public init(path: String, kind: Kind, objects: [NibObject] = []) {
        self.path = path
        self.kind = kind
        self.objects = objects
    }

    /// What the app loads it by: the name of the file, without its extension and the device that it is for.
    public var name: String { Self.name(of: path) }

    /// The name of a file of that path.
    public static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let name = file.split(separator: ".").dropLast().joined(separator: ".")
        for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { return String(name.dropLast(device.count)) }
        return name
    }

    /// What its path says that it is; nil for other files.
    public static func kind(of path: String) -> Kind? {
        if path.hasSuffix(".xib") { return .nib }
        return path.hasSuffix(".storyboard") ? .storyboard : nil
    }

    /// Whether documents of a type are of Cocoa Touch, as those of the Mac, of the watch and of tvOS are not.
    public static func isOfCocoaTouch(documentType type: String) -> Bool {
        type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.")
    }

    /// The objects that loading it gives, less the placeholders of those that are there before.
    public var topLevel: [NibObject] { objects.filter { $0.role == .topLevel } }

    /// The object with an id.
    public func object(_ id: String) -> NibObject? { objects.first { $0.id == id } }
}
