#if !canImport(UIKit)
/// The alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
#endif
