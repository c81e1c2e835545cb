/// The templates that are compiled into the tool, as UTF-8 text by name.
public enum BuiltInTemplates {
    /// Name without extension, and text, sorted by name.
    public static var all: [(name: String, text: String)] {
        [
            ("File", text(PackageResources.File_mustache)),
            ("List", text(PackageResources.List_mustache)),
            ("Rows", text(PackageResources.Rows_mustache)),
            ("SectionType", text(PackageResources.SectionType_mustache)),
            ("Snapshot", text(PackageResources.Snapshot_mustache)),
        ]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
