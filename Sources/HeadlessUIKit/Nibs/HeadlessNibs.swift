#if !canImport(UIKit)
/// Where nibs and their classes are found without Xcode.
@preconcurrency @MainActor
public enum HeadlessNibs {
    /// Folders with `.xib` files, searched with what is below them if the bundle of a nib has no such file.
    public static var folders: [String] = [] {
        didSet { NibFiles.forget() }
    }
    /// The modules in which classes are looked up, after the one that a nib names: that of a test package has another
    /// name than the app.
    public static var modules: [String] = []
}
#endif
