// Which UIKit the files of this module use. An exported import of one file holds for all of them.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import HeadlessUIKit
#endif
