// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses listgen resolves what measures it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "listgen", path: ".."),
        // Without traits it needs no malloc library; times and instructions are what is read here.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Diffing",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"), .product(name: "ListRuntime", package: "listgen"),
            ],
            path: "Benchmarks/Diffing",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
    ]
)
