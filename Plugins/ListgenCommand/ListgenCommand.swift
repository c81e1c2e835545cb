import Foundation
import PackagePlugin

/// `swift package listgen [--target NAME]… [OPTION]…` writes the generated files of a package.
@main
struct ListgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try PackageRun(tool: context.tool(named: "listgen").url, package: context.package, arguments)
            .perform("generate")
    }
}
