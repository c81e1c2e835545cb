#if !canImport(UIKit)
/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void
#endif
