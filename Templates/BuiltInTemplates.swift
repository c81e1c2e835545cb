/// The templates that are compiled into the tool, as UTF-8 text by name.
public enum BuiltInTemplates {
    /// Name without extension, and text, sorted by name.
    public static var all: [(name: String, text: String)] {
        [("Sources", String(decoding: PackageResources.Sources_mustache, as: UTF8.self))]
    }
}
