// swift-tools-version: 6.0
import PackageDescription

// Real Swift code to measure listgen on. It is resolved, never built.
let package = Package(
    name: "corpus",
    dependencies: [
        ("apple/swift-algorithms", "1.2.1"), ("apple/swift-argument-parser", "1.8.2"),
        ("apple/swift-async-algorithms", "1.1.4"), ("apple/swift-certificates", "1.21.1"),
        ("apple/swift-collections", "1.6.0"), ("apple/swift-configuration", "1.4.0"), ("apple/swift-crypto", "4.5.2"),
        ("apple/swift-nio", "2.101.2"), ("apple/swift-nio-extras", "1.35.2"), ("apple/swift-nio-http2", "1.46.0"),
        ("apple/swift-nio-ssl", "2.37.6"), ("apple/swift-numerics", "1.1.1"), ("apple/swift-protobuf", "1.39.0"),
        ("attaswift/BigInt", "6.0.1"), ("CoreOffice/XMLCoder", "0.18.2"), ("groue/GRDB.swift", "7.10.0"),
        ("grpc/grpc-swift-2", "2.4.3"), ("hummingbird-project/hummingbird", "2.28.1"), ("jpsim/Yams", "6.2.2"),
        ("OpenCombine/OpenCombine", "0.14.0"), ("pointfreeco/swift-custom-dump", "1.7.3"),
        ("stencilproject/Stencil", "0.15.1"), ("swhitty/FlyingFox", "0.27.1"),
        ("swift-server/async-http-client", "1.37.0"), ("swiftlang/swift-subprocess", "1.0.2"),
        ("swiftlang/swift-syntax", "603.0.1"), ("vapor/jwt-kit", "5.7.1"),
    ].map { .package(url: "https://github.com/\($0.0)", exact: Version(stringLiteral: $0.1)) },
    targets: [.target(name: "Empty")]
)
