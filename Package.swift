// swift-tools-version: 6.1
import PackageDescription

// The platforms without UIKit: on all others nothing that an app links reaches the headless one, and it is empty there.
let headless: Target.Dependency = .target(
    name: "HeadlessUIKit",
    condition: .when(platforms: [.macOS, .linux, .windows, .android, .openbsd, .wasi]))

let package = Package(
    name: "listgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .executable(name: "listgen", targets: ["listgen"]),
        .library(name: "ListRuntime", targets: ["ListRuntime"]),
        .library(name: "ListRuntimeUIKit", targets: ["ListRuntimeUIKit"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    ],
    targets: [
        // The generator: source text in, source text out.
        .target(name: "SourceText"),
        .target(name: "SwiftSurface", dependencies: ["SourceText"]),
        .target(name: "CLibclang"),
        .target(name: "ObjCSurface", dependencies: ["SourceText", "SwiftSurface", "CLibclang"]),
        .target(name: "CLibxml2"),
        .target(name: "NibSurface", dependencies: ["SourceText", "CLibxml2"]),
        // The parser of libyaml 0.2.5, as it is.
        .target(name: "CLibyaml", exclude: ["LICENSE"], cSettings: [.define("NDEBUG")]),
        .target(name: "ListModel", dependencies: ["SourceText", "SwiftSurface", "NibSurface"]),
        // What lists an app has before the first mark.
        .target(name: "ListSurvey", dependencies: ["SourceText", "SwiftSurface", "NibSurface", "ListModel"]),
        .target(
            name: "BuiltInTemplates", path: "Templates",
            resources: [
                .embedInCode("Actions.mustache"),
                .embedInCode("ActionsEnum.mustache"),
                .embedInCode("Block.mustache"),
                .embedInCode("CellEnum.mustache"),
                .embedInCode("ClassCellEvents.mustache"),
                .embedInCode("ClassCells.mustache"),
                .embedInCode("ClassDragging.mustache"),
                .embedInCode("ClassEmpty.mustache"),
                .embedInCode("ClassEvents.mustache"),
                .embedInCode("ClassHeights.mustache"),
                .embedInCode("ClassInit.mustache"),
                .embedInCode("ClassMenus.mustache"),
                .embedInCode("ClassMoves.mustache"),
                .embedInCode("ClassPassedMethods.mustache"),
                .embedInCode("ClassPrefetching.mustache"),
                .embedInCode("ClassSelection.mustache"),
                .embedInCode("ClassSwipes.mustache"),
                .embedInCode("CollectionHeaders.mustache"),
                .embedInCode("CollectionSizes.mustache"),
                .embedInCode("CollectionSource.mustache"),
                .embedInCode("Declarations.mustache"),
                .embedInCode("File.mustache"),
                .embedInCode("GenericActions.mustache"),
                .embedInCode("Handles.mustache"),
                .embedInCode("List.mustache"),
                .embedInCode("MarkFunctions.mustache"),
                .embedInCode("Provider.mustache"),
                .embedInCode("RowEnums.mustache"),
                .embedInCode("RowKinds.mustache"),
                .embedInCode("Rows.mustache"),
                .embedInCode("RowsIdentity.mustache"),
                .embedInCode("SectionEnum.mustache"),
                .embedInCode("SectionEnumType.mustache"),
                .embedInCode("SectionType.mustache"),
                .embedInCode("Snapshot.mustache"),
                .embedInCode("Stamp.mustache"),
                .embedInCode("State.mustache"),
                .embedInCode("TableEditing.mustache"),
                .embedInCode("TableHeaders.mustache"),
                .embedInCode("TableRowHeights.mustache"),
                .embedInCode("TableSource.mustache"),
            ]),
        .target(
            name: "ListGenKit",
            dependencies: [
                "SourceText", "SwiftSurface", "ObjCSurface", "NibSurface", "ListModel", "ListSurvey",
                "BuiltInTemplates",
                "CLibyaml",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .executableTarget(
            name: "listgen",
            dependencies: [
                "SourceText", "ListSurvey", "ListGenKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // The runtime: what generated code calls.
        .target(name: "ListRuntime"),
        .target(name: "HeadlessUIKit", dependencies: ["ListRuntime"]),
        .target(name: "ListRuntimeUIKit", dependencies: ["ListRuntime", headless]),

        // What tests of random inputs share.
        .target(name: "RandomTesting", path: "Tests/RandomTesting"),

        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "SwiftSurfaceTests", dependencies: ["SwiftSurface", "RandomTesting"]),
        .testTarget(
            name: "ObjCSurfaceTests", dependencies: ["ObjCSurface", "SourceText", "SwiftSurface", "RandomTesting"],
            exclude: ["Agreement"]),
        .testTarget(name: "NibSurfaceTests", dependencies: ["NibSurface", "SourceText", "RandomTesting"]),
        .testTarget(name: "ListModelTests", dependencies: ["ListModel", "NibSurface", "RandomTesting"]),
        .testTarget(
            name: "ListGenKitTests",
            dependencies: [
                "SourceText", "SwiftSurface", "ListModel", "ListSurvey", "ListGenKit", "BuiltInTemplates",
                "RandomTesting",
            ]),
        .testTarget(name: "ListRuntimeTests", dependencies: ["ListRuntime", "RandomTesting"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "RandomTesting"]),
        .testTarget(
            name: "ListRuntimeUIKitTests", dependencies: ["ListRuntimeUIKit", "HeadlessUIKit", "RandomTesting"]),
        .testTarget(
            name: "ScenarioTests",
            dependencies: ["SourceText", "SwiftSurface", "ListModel", "ListGenKit", "RandomTesting"],
            exclude: ["RandomPrograms/Driver"]),
        .testTarget(
            name: "CompiledTests",
            dependencies: [
                "SourceText", "ListGenKit", "ListRuntime", "HeadlessUIKit", "ListRuntimeUIKit", "RandomTesting",
            ]),
        .testTarget(
            name: "BehaviourTests",
            dependencies: [
                "SourceText", "ListGenKit", "ListRuntime", "HeadlessUIKit", "ListRuntimeUIKit", "RandomTesting",
            ],
            exclude: ["Driver"]),
        .testTarget(name: "HouseTests", dependencies: ["RandomTesting", "SourceText", "SwiftSurface"]),
    ]
)
