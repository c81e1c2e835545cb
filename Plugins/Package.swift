// swift-tools-version: 6.1
import PackageDescription

// The command comes out of the bundle that a release has and `make dist` writes. With LISTGEN_FROM_SOURCE it is built from
// the checkout around this folder instead, for those who change listgen: it takes minutes and is a debug build.
let isFromSource = Context.environment["LISTGEN_FROM_SOURCE"] != nil
let command: Target.Dependency = isFromSource ? .product(name: "listgen", package: "listgen") : "ListgenTool"

let package = Package(
    name: "ListgenPlugins",
    products: [
        .plugin(name: "ListgenBuild", targets: ["ListgenBuild"]),
        .plugin(name: "ListgenCommand", targets: ["ListgenCommand"]),
        .plugin(name: "ListgenCheck", targets: ["ListgenCheck"]),
    ],
    dependencies: isFromSource ? [.package(name: "listgen", path: "..")] : [],
    targets: (isFromSource ? [] : [.binaryTarget(name: "ListgenTool", path: "listgen.artifactbundle")]) + [
        .plugin(name: "ListgenBuild", capability: .buildTool(), dependencies: [command], path: "ListgenBuild"),
        .plugin(
            name: "ListgenCommand",
            capability: .command(
                intent: .custom(verb: "listgen", description: "Writes the generated lists of this package."),
                permissions: [.writeToPackageDirectory(reason: "Generated files are beside their sources.")]),
            dependencies: [command], path: "ListgenCommand"),
        .plugin(
            name: "ListgenCheck",
            capability: .command(
                intent: .custom(verb: "listgen-check", description: "Fails if a generated list is not up to date.")),
            dependencies: [command], path: "ListgenCheck"),
    ]
)
