#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension PackageRun {
    /// A project says what its modules are in `.listgen.yml`.
    init(tool: URL, project: XcodeProject, _ arguments: [String]) {
        self.tool = tool
        folder = project.directoryURL
        var arguments = ArgumentExtractor(arguments)
        _ = arguments.extractOption(named: "target")
        options = arguments.remainingArguments
        targets = []
    }
}
#endif
