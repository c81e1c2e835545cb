#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The object that a cell holds for the list that filled it last.
@usableFromInline @MainActor
enum CellSlot {
    #if canImport(UIKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    @usableFromInline static func object(of cell: UIView) -> AnyObject? {
        objc_getAssociatedObject(cell, key) as AnyObject?
    }

    @usableFromInline static func set(_ object: AnyObject, of cell: UIView) {
        objc_setAssociatedObject(cell, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #else
    @usableFromInline static func object(of cell: UIView) -> AnyObject? { cell.associatedObject }

    @usableFromInline static func set(_ object: AnyObject, of cell: UIView) { cell.associatedObject = object }
    #endif
}
