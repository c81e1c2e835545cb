// swift-tools-version: 6.1
import PackageDescription

// Where there is no UIKit the sources' `import UIKit` means the headless list.
let headless: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
]

let views: [Target.Dependency] = [
    .product(name: "ListRuntime", package: "listgen"),
    .product(name: "ListRuntimeUIKit", package: "listgen"),
    .product(name: "HeadlessUIKit", package: "listgen", condition: .when(platforms: [.linux, .macOS])),
]

// A package of its own, so that nobody who uses listgen builds what measures it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "listgen", path: "..")],
    targets: [
        .executableTarget(
            name: "runtime-bench",
            dependencies: ["Allocations", "Kinds", "Tiles"] + views,
            path: "Benchmarks/Runtime", swiftSettings: headless),
        // A list of twenty kinds of rows: generated, and written by hand.
        .target(name: "Kinds", dependencies: views, path: "Benchmarks/Kinds", swiftSettings: headless),
        // The same in a collection view.
        .target(name: "Tiles", dependencies: ["Kinds"] + views, path: "Benchmarks/Tiles", swiftSettings: headless),
        .target(name: "Allocations", path: "Benchmarks/Allocations"),
    ]
)
