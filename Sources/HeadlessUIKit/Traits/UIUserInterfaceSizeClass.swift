#if !canImport(UIKit)
/// Compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
#endif
