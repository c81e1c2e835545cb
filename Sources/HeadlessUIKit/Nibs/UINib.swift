#if !canImport(UIKit)
import Foundation

/// A nib, made from its source: the `.xib` file of its name, in its bundle or in one of `HeadlessNibs.folders`.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String
    private let bundle: Bundle?
    private var document: NibElement?

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        super.init()
    }

    /// The objects at the top level, new ones at each call.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let document = document ?? load() else { return [] }
        self.document = document
        var loader = NibLoader(owner: ownerOrNil as AnyObject?)
        return loader.load(document)
    }

    private func load() -> NibElement? {
        guard let path = NibFiles.path(of: name, in: bundle) else {
            UIKitRules.report(
                "Could not load NIB in bundle: '\(bundle?.bundlePath ?? Bundle.main.bundlePath)' with name '\(name)'; "
                    + "HeadlessNibs.folders names further folders")
            return nil
        }
        guard let document = NibParser.document(at: path) else {
            UIKitRules.report("\(path) is not a nib that Interface Builder can read")
            return nil
        }
        return document
    }

    /// A key of what a nib is loaded with; none is used.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
#endif
