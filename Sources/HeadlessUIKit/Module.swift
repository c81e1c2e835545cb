#if !canImport(UIKit)
// UIKit's list classes without a screen: for Linux, and for tests without a simulator.
@_exported import Foundation
#endif
