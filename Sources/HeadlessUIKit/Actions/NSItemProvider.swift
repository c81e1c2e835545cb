#if !canImport(UIKit)
import Foundation

/// What a drag item carries, by the object that it was made with alone.
open class NSItemProvider: NSObject {
    open var suggestedName: String?
    /// What it was made with. Foundation has no such member.
    public let headlessObject: Any?

    public override init() {
        headlessObject = nil
        super.init()
    }
    public init(object: any NSItemProviderWriting) {
        headlessObject = object
        super.init()
    }
}
#endif
