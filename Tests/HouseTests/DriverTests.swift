import Foundation
import SwiftSurface
import Testing

/// What makes a list follow its state is a few types with state of their own, each small enough to be held in mind.
@Suite struct DriverTests {
    private static let folder = "Sources/ListRuntimeUIKit/"

    private static func files() throws -> [HouseFile] {
        try HouseFile.ours.get().filter { $0.path.hasPrefix(folder) }
    }

    private static func stored(_ type: Declaration) -> [Property] {
        type.properties.filter { !$0.isComputed && !$0.isStatic }
    }

    /// A type of this module by its name.
    private static func declaration(_ name: String) throws -> Declaration? {
        try files().flatMap(\.declarations).first { $0.name == name && $0.kind != .extension }
    }

    /// The name of the type that a property is declared as, or begins with by its value.
    private static func typeName(_ property: Property) -> String? {
        let text = property.type ?? property.initialValue ?? ""
        let name = text.prefix { $0.isLetter || $0.isNumber }
        return name.isEmpty ? nil : String(name)
    }

    /// The types of this module that the driver holds, and those that these hold.
    private static func held() throws -> [Declaration] {
        var found: [String: Declaration] = [:]
        var next = [try #require(try declaration("ListDriver"))]
        while let type = next.popLast() {
            for name in stored(type).compactMap(typeName) where found[name] == nil {
                guard let held = try declaration(name), held.kind == .struct || held.kind == .class else { continue }
                found[name] = held
                next.append(held)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    @Test func theDriverHoldsAtMost20Properties() throws {
        let driver = try #require(try Self.declaration("ListDriver"))
        let names = Self.stored(driver).map(\.name)
        #expect(names.count <= 20, "\(names.count): \(names)")
    }

    @Test func whatItHoldsHasAtMost12() throws {
        let held = try Self.held()
        #expect(held.count >= 15, "\(held.map(\.name))")
        for type in held {
            let names = Self.stored(type).map(\.name)
            #expect(names.count <= 12, "\(type.name) has \(names.count): \(names)")
        }
    }

    /// Only functions, which are given from outside, and what has private state of its own can be set from outside. What is
    /// inlined into apps cannot be private. A value that is compared as a whole has no state.
    @Test func theStateOfWhatItHoldsIsPrivate() throws {
        let held = try Self.held()
        let names = Set(held.map(\.name))
        let values = Set(
            try Self.files().flatMap(\.declarations).filter {
                $0.inherits.contains("Equatable") || $0.inherits.contains("Hashable")
            }.map(\.name))
        for type in held where !values.contains(type.name) {
            for property in Self.stored(type) where !property.isLet {
                let isPrivate = property.modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
                let isFunction = property.type?.contains("->") == true
                let isInlined = property.attributes.contains("@usableFromInline")
                let isHeld = Self.typeName(property).map(names.contains) == true
                #expect(isPrivate || isFunction || isInlined || isHeld, "\(type.name).\(property.name) is not private")
            }
        }
    }

    @Test func nothingThatItHoldsHoldsIt() throws {
        for type in try Self.held() {
            for property in Self.stored(type) {
                let text = (property.type ?? "") + (property.initialValue ?? "")
                #expect(!text.contains("ListDriver"), "\(type.name).\(property.name) holds the driver")
            }
        }
    }
}
