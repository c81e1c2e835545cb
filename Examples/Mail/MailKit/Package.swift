// swift-tools-version: 6.1
import PackageDescription

// Where there is no UIKit the sources' `import UIKit` means the headless list.
let headless: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
]

let package = Package(
    name: "MailKit",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "MailKit", targets: ["MailKit"])],
    dependencies: [.package(name: "listgen", path: "../../..")],
    targets: [
        .target(
            name: "MailKit",
            dependencies: [
                .product(name: "ListRuntime", package: "listgen"),
                .product(name: "HeadlessUIKit", package: "listgen", condition: .when(platforms: [.linux, .macOS])),
            ],
            swiftSettings: headless)
    ]
)
