// swift-tools-version: 6.1
import PackageDescription

// The scenarios that the tests run on the headless list, each a module of its input and its output, which
// `Scripts/generate-fixtures` writes. A package apart from listgen's because of its unsafe flags;
// `Scripts/compile-fixtures` type-checks all scenarios in every mode.
let scenarios = [
    "actions-by-closures", "actions-by-protocol", "actions-closures", "actions-of-kept-and-owned-cells",
    "adopting-1-provider", "adopting-2-names",
    "adopting-3-list", "adopting-4-headers", "availability", "beside-diffable", "cell-events",
    "approaching", "approaching-in-collections", "cell-events-of-fills", "cell-events-written", "cell-takes-event",
    "cells-by-condition", "cells-by-identifier", "cells-filled-again", "cells-filled-again-in-collections",
    "cells-follow-what-they-read",
    "cells-from-nibs", "cells-kept", "cells-owned", "cells-owned-by-position", "cells-plain", "cells-registered-by-app",
    "cell-events-by-trigger", "choices", "choices-beside-selection", "choices-by-functions",
    "collection",
    "collection-cells-from-nibs", "collection-sizes", "collection-sizes-computed", "collection-sizes-measured",
    "collections", "collections-in-cells", "computed-rows", "conditions", "content",
    "context-generic", "cookbook",
    "defaults-of-a-list", "delegate-of-a-layout", "delegate-of-mine", "editing", "empty-lists", "empty-row",
    "equal-rows", "every-action",
    "fill-beside-effects",
    "fill-by-actions",
    "fill-by-controller", "fill-by-controller-of-a-provider", "fill-by-default", "fill-by-function", "fill-by-property",
    "fill-inherited", "fill-inherited-generic", "fill-of-anything", "fill-of-shared-classes",
    "fill-parameters", "generic-list", "generic-sections", "header-kinds", "headers", "headers-chosen",
    "headers-of-a-table",
    "headers-of-content", "headers-without-rows", "header-events",
    "heights-ahead", "heights-by-condition", "heights-by-precedence", "identity", "identity-by-closure",
    "identity-by-methods",
    "identity-of-several-values", "inline-list",
    "inline-provider",
    "layouts", "list-of-one-model",
    "lists-in-cells", "lists-in-cells-changed",
    "members-of-protocols", "constant-rows", "cells-of-the-context", "sdk", "menus", "menus-in-collections", "moves",
    "moves-in-collections",
    "dragging", "dragging-in-collections", "index-titles", "index-titles-in-collections", "inserting",
    "nested-rows",
    "optional-sections", "outlines", "outlines-in-sections", "outlines-of-kinds",
    "pass-through", "pass-through-every", "pass-through-every-of-collections",
    "properties",
    "provider",
    "provider-collection", "row-positions", "rows-by-id", "rows-by-position", "rows-nested", "rows-of-objects",
    "rows-of-types",
    "rows-of-types-in-sections",
    "section-enums",
    "section-enums-headers",
    "section-struct", "section-with-behaviour",
    "sections-of-arrays", "sections-of-elements", "selection", "selection-in-collections", "settings-of-a-controller",
    "storyboard-screen", "swipes", "swipes-in-collections",
]

// Where there is no UIKit the inputs' `import UIKit` means the headless list.
let headless: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
]

let runtime: [Target.Dependency] = [
    .product(name: "ListRuntime", package: "listgen"),
    .product(name: "ListRuntimeUIKit", package: "listgen"),
    .product(name: "HeadlessUIKit", package: "listgen", condition: .when(platforms: [.linux, .macOS])),
]

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "listgen", path: "..")],
    targets: scenarios.map { name in
        .target(name: name, dependencies: runtime, path: "Output/\(name)", exclude: ["made"], swiftSettings: headless)
    } + [
        // The screen of Documentation/Adopting.md before listgen.
        .target(
            name: "by-hand", dependencies: runtime, path: "Adopting/by-hand", swiftSettings: headless),
        // The screen of Documentation/Diffable.md by a diffable data source.
        .target(
            name: "by-diffable", dependencies: runtime, path: "Adopting/by-diffable", swiftSettings: headless),
        .testTarget(
            name: "ScenarioRuns",
            dependencies: scenarios.map { .target(name: $0) } + [
                .target(name: "by-diffable"), .target(name: "by-hand"),
            ] + runtime,
            swiftSettings: headless),
    ]
)
