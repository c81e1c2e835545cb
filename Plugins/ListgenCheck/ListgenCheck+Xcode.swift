#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

extension ListgenCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try PackageRun(tool: context.tool(named: "listgen").url, project: context.xcodeProject, arguments)
            .perform("check")
    }
}
#endif
