/// The tools that headers are read with: what they make of one text is theirs to decide.
public enum HeaderTools {
    /// The absolute paths of the libclang that would be loaded first and of the compiler that is asked for names, as far
    /// as there are any. Nothing is loaded.
    public static var paths: [String] {
        [LibclangSearch().paths.first, SwiftImporter()?.compiler].compactMap { $0 }
    }
}
