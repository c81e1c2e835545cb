import Foundation
import PackagePlugin

/// A module as the build system knows it.
struct Module {
    let name: String
    let files: [URL]

    init(name: String, files: some Sequence<URL>) {
        self.name = name
        self.files = Array(files)
    }

    init(_ target: any SourceModuleTarget) {
        self.init(name: target.moduleName, files: target.sourceFiles.map(\.url))
    }

    /// What generated code uses. It holds no models and no cells, and the headless UIKit is none that an app has.
    static let runtime: Set = ["ListRuntime", "ListRuntimeUIKit", "HeadlessUIKit"]

    static func isGenerated(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix(".generated.swift") }

    /// What listgen reads, sorted, without its own output.
    var inputs: [URL] {
        files.filter { ["swift", "h", "xib", "storyboard"].contains($0.pathExtension) && !Self.isGenerated($0) }
            .sorted { $0.path < $1.path }
    }
}
