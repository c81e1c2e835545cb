// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Every scenario with a golden is a module of its own, built from its input and its golden; the tests run some of
// them on the headless list. A package apart from listgen's because of its unsafe flags.
let scenarios = try FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Scenarios")
    .filter { FileManager.default.fileExists(atPath: Context.packageDirectory + "/Scenarios/\($0)/Expected") }
    .sorted()

// Away from Apple's systems the inputs' `import UIKit` means the headless list.
let headless: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux]))
]

let runtime: [Target.Dependency] = [
    .product(name: "ListRuntime", package: "listgen"),
    .product(name: "ListRuntimeUIKit", package: "listgen"),
    .product(name: "HeadlessUIKit", package: "listgen"),
]

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "listgen", path: "..")],
    targets: scenarios.map { name in
        .target(
            name: name, dependencies: runtime, path: "Scenarios/\(name)", sources: ["Input", "Expected"],
            swiftSettings: headless)
    } + [
        .testTarget(
            name: "ScenarioRuns", dependencies: scenarios.map { .target(name: $0) } + runtime,
            swiftSettings: headless)
    ]
)
