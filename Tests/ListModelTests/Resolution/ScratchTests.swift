import Foundation
import ListModel
import Testing

@Suite struct ScratchTests {
    @Test func explore() throws {
        let text = try String(contentsOf: URL(filePath: "/tmp/explore/cases.txt"), encoding: .utf8)
        var out = ""
        for block in text.components(separatedBy: "\n=====") where !block.isEmpty {
            let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var files: [String: String] = [:]
            var path = "Feed.swift"
            for line in lines[1].components(separatedBy: "\n") {
                if line.hasPrefix("--- ") { path = String(line.dropFirst(4)); continue }
                files[path, default: ""] += line + "\n"
            }
            let resolved = Resolved(files)
            out += "##### \(lines[0])\n"
            for one in resolved.report { out += one + "\n" }
            if lines[0].contains("dump") {
                try (resolved.program.dump + resolved.program.decisionDump).write(
                    toFile: "/tmp/explore/dump.txt", atomically: true, encoding: .utf8)
            }
        }
        try out.write(toFile: "/tmp/explore/out.txt", atomically: true, encoding: .utf8)
    }
}
