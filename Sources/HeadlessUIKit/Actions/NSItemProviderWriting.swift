#if !canImport(UIKit)
import Foundation

/// What an item provider can be made with.
public protocol NSItemProviderWriting: NSObjectProtocol {}
#endif
