import Foundation
import RandomTesting
import Testing

/// What the package hands to an app, as SwiftPM itself reads the manifest.
@Suite struct PackageTests {
    private struct Manifest: Decodable {
        struct Product: Decodable {
            var name: String
            var targets: [String]
        }
        struct Target: Decodable {
            var name: String
            var dependencies: [Dependency]
        }
        /// A target, by its name, and the platforms that it is limited to.
        struct Dependency: Decodable {
            struct Condition: Decodable { var platformNames: [String]? }
            enum Part: Decodable {
                case name(String)
                case condition(Condition)
                case other

                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if let name = try? container.decode(String.self) {
                        self = .name(name)
                    } else if let condition = try? container.decode(Condition.self) {
                        self = .condition(condition)
                    } else {
                        self = .other
                    }
                }
            }

            var name: String?
            var platforms: [String]?

            init(from decoder: any Decoder) throws {
                let parts = try decoder.singleValueContainer().decode([String: [Part]].self).values.flatMap { $0 }
                for part in parts {
                    switch part {
                    case .name(let name): self.name = self.name ?? name
                    case .condition(let condition): platforms = condition.platformNames
                    case .other: break
                    }
                }
            }
        }
        struct Platform: Decodable {
            var platformName: String
            var version: String
        }
        var products: [Product]
        var targets: [Target]
        var platforms: [Platform]

        /// All targets that a product has on a platform.
        func targets(of product: Product, on platform: String) -> Set<String> {
            var found: Set<String> = []
            var next = product.targets
            while let name = next.popLast() {
                guard found.insert(name).inserted else { continue }
                for dependency in targets.first(where: { $0.name == name })?.dependencies ?? [] {
                    if let name = dependency.name, dependency.platforms?.contains(platform) != false {
                        next.append(name)
                    }
                }
            }
            return found
        }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func manifest() throws -> Manifest {
        // A folder of its own, as that of the package is locked by those who run the tests.
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let package = ["--package-path", root.path, "--scratch-path", scratch.path]
        let dump = try ChildProcess.run(
            "/usr/bin/env", ["swift", "package"] + package + ["dump-package"], readsErrors: false)
        return try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
    }

    @Test func whatIsGeneratedMayUseWhatTheRuntimeNeeds() throws {
        let platform = try #require(try Self.manifest().platforms.first { $0.platformName == "ios" })
        let source = try String(
            contentsOf: Self.root.appending(path: "Sources/ListModel/Resolution/Types/Availability.swift"),
            encoding: .utf8)
        let version = platform.version.hasSuffix(".0") ? String(platform.version.dropLast(2)) : platform.version
        #expect(source.contains("@available(iOS \(version), "))
    }

    @Test func noAppReachesTheHeadlessUIKit() throws {
        let manifest = try Self.manifest()
        let products = manifest.products.filter { $0.name != "HeadlessUIKit" }
        #expect(products.map(\.name).contains("ListRuntimeUIKit"))
        for platform in ["ios", "maccatalyst", "tvos", "visionos", "watchos"] {
            for product in products {
                let targets = manifest.targets(of: product, on: platform)
                #expect(!targets.contains("HeadlessUIKit"), "\(product.name) on \(platform)")
            }
        }
        for product in products where product.name == "ListRuntimeUIKit" {
            for platform in ["linux", "macos"] {
                #expect(manifest.targets(of: product, on: platform).contains("HeadlessUIKit"), "\(platform)")
            }
        }
    }
}
