#if !canImport(UIKit)
/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
#endif
