#if !canImport(UIKit)
/// What a drop would do.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
#endif
