// swift-tools-version: 6.1
import PackageDescription

// Where there is no UIKit the sources' `import UIKit` means the headless list.
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
    name: "Podcasts",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [.package(name: "listgen", path: "../..")],
    targets: [
        // Outlets do not compile without Objective-C: `Sources/Headless` has the copies of cells that have some.
        .target(
            name: "Podcasts", dependencies: runtime, path: "Sources",
            exclude: [
                "Podcasts/Cells", "Podcasts/Search/Search.storyboard", "Headless/Cells/EpisodeCell.xib",
                "podcasts-demo",
            ],
            sources: ["Podcasts", "Headless"], swiftSettings: headless + [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "podcasts-demo", dependencies: ["Podcasts"] + runtime, swiftSettings: headless),
        .testTarget(name: "PodcastsTests", dependencies: ["Podcasts"] + runtime, swiftSettings: headless),
    ]
)
