import Foundation

@testable import ObjCSurface

/// A folder with the files of a machine that is not this one. Removed with the value.
final class MachineTree {
    private let root: URL

    /// With empty files at paths of that machine; all of them may be run.
    init(_ paths: [String]) throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("machine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for path in paths {
            let file = try place(path)
            _ = FileManager.default.createFile(
                atPath: file, contents: Data(), attributes: [.posixPermissions: 0o755])
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// `target` is a path of the real machine.
    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place(path), withDestinationPath: target)
    }

    /// `target` is a path of the machine that the tree stands for.
    func link(_ path: String, inside target: String) throws {
        try link(path, to: root.path + target)
    }

    func machine(_ platform: Machine.Platform, _ variables: [String: String] = [:]) -> Machine {
        Machine(platform: platform, variable: { variables[$0] }, root: root.path)
    }

    /// The libraries that are found, as paths of that machine.
    func libraries(_ platform: Machine.Platform, _ variables: [String: String] = [:]) -> [String] {
        LibclangSearch(machine(platform, variables)).paths.map { String($0.dropFirst(root.path.count)) }
    }

    /// Where a path of that machine stands on this one; its folder is made.
    private func place(_ path: String) throws -> String {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file.path
    }
}
