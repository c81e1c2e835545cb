#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ListgenBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let others = target.dependencies.flatMap { dependency -> [Module] in
            switch dependency {
            case .target(let other): [Module(name: Self.moduleName(of: other), files: other.inputFiles.map(\.url))]
            case .product(let product):
                product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
                    .compactMap { ($0 as? SourceModuleTarget).map { Module($0) } }
            @unknown default: []
            }
        }
        let links = context.pluginWorkDirectoryURL.appending(path: "Inputs")
        return try commands(
            for: Module(name: Self.moduleName(of: target), files: target.inputFiles.map(\.url)), reading: others,
            root: context.xcodeProject.directoryURL, tool: context.tool(named: "listgen").url,
            into: context.pluginWorkDirectoryURL
        ) { try Self.link(to: $0, in: links) }
    }

    /// Xcode does not say the name of a module; this is what PRODUCT_MODULE_NAME is by default.
    private static func moduleName(of target: XcodeTarget) -> String {
        (target.product?.name ?? target.displayName).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// Xcode takes a Swift file that is the input of a command for compiled by it, and leaves it out of the target. A link
    /// to the file is another file.
    private static func link(to file: URL, in folder: URL) throws -> URL {
        guard file.pathExtension == "swift" else { return file }
        let link = folder.appending(path: file.path.replacing("/", with: "|"))
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: link.path)) != file.path {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try? files.removeItem(at: link)
            try files.createSymbolicLink(at: link, withDestinationURL: file)
        }
        return link
    }
}
#endif
