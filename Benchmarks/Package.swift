// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses listgen builds what measures it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "listgen", path: "..")],
    targets: [
        .executableTarget(
            name: "runtime-bench",
            dependencies: ["Allocations", .product(name: "ListRuntime", package: "listgen")],
            path: "Benchmarks/Runtime"),
        .target(name: "Allocations", path: "Benchmarks/Allocations"),
    ]
)
