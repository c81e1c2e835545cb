// swift-tools-version: 6.1
import PackageDescription

// Where there is no UIKit the sources' `import UIKit` means the headless one.
let headless: [SwiftSetting] = [
    .unsafeFlags(
        ["-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
        .when(platforms: [.linux, .macOS]))
]

let runtime: [Target.Dependency] = [
    .product(name: "ListRuntime", package: "listgen"),
    .product(name: "ListRuntimeUIKit", package: "listgen"),
    .product(name: "HeadlessUIKit", package: "listgen", condition: .when(platforms: [.linux, .macOS])),
]

let package = Package(
    name: "PluginExample",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [
        .package(name: "listgen", path: "../.."),
        .package(name: "ListgenPlugins", path: "../../Plugins"),
    ],
    targets: [
        .target(name: "Stories"),
        // The cells, in a target that generates nothing.
        .target(name: "Kit", dependencies: ["Stories"] + runtime, swiftSettings: headless),
        // Its list shows a cell of Kit. The generated code is nowhere in the repository.
        .target(
            name: "Feed", dependencies: ["Kit", "Stories"] + runtime, swiftSettings: headless,
            plugins: [.plugin(name: "ListgenBuild", package: "ListgenPlugins")]),
        .testTarget(name: "FeedTests", dependencies: ["Feed"] + runtime, swiftSettings: headless),
    ]
)
