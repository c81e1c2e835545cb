#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import ObjCSurface
import SourceText

/// The SDK that headers are read with.
public enum SDKFolder {
    /// The absolute path of what a user calls the SDK: a folder, from the root, or a name that `xcrun` knows, such as
    /// `iphoneos`. Nil if there is neither. Starts `xcrun` for what is no folder.
    public static func path(_ sdk: String, in root: Root) -> String? {
        let folder = root.absolute(root.path(sdk))
        if FileSystem.kind(folder) == .folder { return folder }
        guard !sdk.contains("/"), let named = named(sdk) else { return nil }
        return FileSystem.kind(named) == .folder ? named : nil
    }

    /// What `xcrun` says.
    private static func named(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let commands = folders.map { "\($0)/xcrun" }
        guard let xcrun = commands.first(where: FileManager.default.isExecutableFile) else { return nil }
        let text = ChildRun.output(of: xcrun, ["--sdk", name, "--show-sdk-path"])
        return text?.split(separator: "\n").first.map(String.init)
    }
}
