/// What headers are read with: our own prelude, or an SDK.
struct HeaderEnvironment {
    /// The folder of the SDK, or nil.
    let sdk: String?
    /// The absolute path of a file of the run.
    let absolute: (String) -> String

    /// No folder of this name exists, so that nothing but the headers of the run is ever included.
    private static let nowhere = "/listgen-headers"

    var mainPath: String { sdk == nil ? Self.nowhere + "/Main.m" : absolute("listgen-headers.m") }

    /// Where clang sees a header: with an SDK at its own place, so that it finds what it imports.
    func path(_ path: String, _ index: Int) -> String {
        if sdk != nil { return absolute(path) }
        return "\(Self.nowhere)/\(index)/\(path.split(separator: "/").last ?? "")"
    }

    /// Stands before the headers.
    var opening: String {
        guard sdk != nil else { return Prelude.attributes + Prelude.types + Prelude.unavailability }
        let imports = ["Foundation/Foundation.h", "UIKit/UIKit.h"].map { name in
            "#if __has_include(<\(name)>)\n#import <\(name)>\n#endif\n"
        }
        return Prelude.attributes + imports.joined() + Prelude.unavailability
    }

    func arguments(_ library: Libclang) -> [String] {
        var arguments = [
            "-x", "objective-c", "-std=gnu11", "-target", "arm64-apple-ios16.0", "-fblocks", "-ferror-limit=0",
            "-fno-spell-checking", "-w",
        ]
        if let sdk {
            arguments += ["-isysroot", sdk]
            if let resources = LibclangSearch.resourceFolder(of: library.path) {
                arguments += ["-resource-dir", resources]
            }
        } else {
            arguments.append("-nostdinc")
        }
        return arguments
    }
}
