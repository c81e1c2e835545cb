import Foundation
import PackagePlugin

/// `swift package listgen-check [--target NAME]… [OPTION]…` fails if a generated file of a package is not up to date. It
/// writes nothing, and needs no permission.
@main
struct ListgenCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try PackageRun(tool: context.tool(named: "listgen").url, package: context.package, arguments).perform("check")
    }
}
