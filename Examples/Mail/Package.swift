// swift-tools-version: 6.1
import PackageDescription

// Where there is no UIKit the sources' `import UIKit` means the headless list.
let headless: [SwiftSetting] = [
    .unsafeFlags(
        ["-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
        .when(platforms: [.linux, .macOS]))
]

let runtime: [Target.Dependency] = [
    .product(name: "MailKit", package: "MailKit"),
    .product(name: "ListRuntime", package: "listgen"),
    .product(name: "ListRuntimeUIKit", package: "listgen"),
    .product(name: "HeadlessUIKit", package: "listgen", condition: .when(platforms: [.linux, .macOS])),
]

let package = Package(
    name: "Mail",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [
        .package(name: "listgen", path: "../.."),
        .package(path: "MailKit"),
    ],
    targets: [
        // The app's own lists and view models, still in Swift 5 mode as most apps are.
        .target(name: "Mail", dependencies: runtime, swiftSettings: headless + [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "mail-demo", dependencies: ["Mail"] + runtime, swiftSettings: headless),
        .testTarget(name: "MailTests", dependencies: ["Mail"] + runtime, swiftSettings: headless),
    ]
)
