#if !canImport(UIKit)
import Foundation

extension NSURL: NSItemProviderWriting {}
#endif
