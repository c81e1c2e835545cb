#if !canImport(UIKit)
/// Where capitals are set.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
#endif
