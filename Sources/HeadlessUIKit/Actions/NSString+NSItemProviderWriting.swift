#if !canImport(UIKit)
import Foundation

extension NSString: NSItemProviderWriting {}
#endif
