#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The objects that a cell holds for lists: for the one that filled it last, and for the next that fills it.
@usableFromInline @MainActor
enum CellSlot {
    #if canImport(UIKit)
    private static let madeKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// What a cell had when it was made.
    static func madeValues(of cell: UIView) -> AnyObject? { objc_getAssociatedObject(cell, madeKey) as AnyObject? }

    static func setMadeValues(_ object: AnyObject, of cell: UIView) {
        objc_setAssociatedObject(cell, madeKey, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    @usableFromInline static func object(of cell: UIView) -> AnyObject? {
        objc_getAssociatedObject(cell, key) as AnyObject?
    }

    @usableFromInline static func set(_ object: AnyObject, of cell: UIView) {
        objc_setAssociatedObject(cell, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #else
    /// What a cell had when it was made.
    static func madeValues(of cell: UIView) -> AnyObject? { cell.madeValues }

    static func setMadeValues(_ object: AnyObject, of cell: UIView) { cell.madeValues = object }

    @usableFromInline static func object(of cell: UIView) -> AnyObject? { cell.associatedObject }

    @usableFromInline static func set(_ object: AnyObject, of cell: UIView) { cell.associatedObject = object }
    #endif
}
