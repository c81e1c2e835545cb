#if !canImport(UIKit)
/// Left to right or right to left.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
#endif
