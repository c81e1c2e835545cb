import Foundation
import SwiftSurface
import Testing

/// What completion shows on a generated table and a generated collection: each member is in a list that is checked in, in
/// the group that says why it is shown. With RECORD=1 in the environment the lists are written anew, and the test fails once.
@Suite struct MemberTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        var className: String
        var base: String
        var golden: String
        var testDescription: String { className }
    }

    private static let subjects = [
        Subject(className: "Table", base: "ListTable", golden: "headers/Expected/Library.generated.swift"),
        Subject(className: "Collection", base: "ListCollection", golden: "collection/Expected/Library.generated.swift"),
    ]

    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    /// Whether an app sees something that is declared in the runtime.
    private static func isShown(_ attributes: [String], _ modifiers: [String], in owner: Declaration) -> Bool {
        guard modifiers.contains("public") || modifiers.contains("open") else { return false }
        return !(attributes + owner.attributes).contains { $0.hasPrefix("@_spi") }
    }

    /// The members for apps, of the base class and of what it is based on.
    private static func forApps(_ base: String) throws -> [String] {
        var names: [String] = []
        var overloads: [String: Set<String>] = [:]
        let files = try HouseFile.ours.get().filter { $0.module == "ListRuntimeUIKit" }
        for owner in files.flatMap(\.declarations) where owner.name == base || owner.name == "ListDriver" {
            names += owner.properties.filter { !$0.isStatic && isShown($0.attributes, $0.modifiers, in: owner) }
                .map(\.name)
            for function in owner.functions where function.kind == .function && !function.isStatic {
                guard isShown(function.attributes, function.modifiers, in: owner) else { continue }
                // Of two that differ in where clauses alone, one is shown.
                overloads[function.fullName, default: []].insert(
                    function.parameters.map(\.type).joined(separator: ", "))
            }
        }
        for (name, types) in overloads { names += types.count == 1 ? [name] : types.map { "\(name) of \($0)" } }
        return names.sorted()
    }

    /// What the generated class says itself, by the group it is in.
    private static func generated(_ subject: Subject) throws -> [String: [String]] {
        let url = fixtures.appending(path: "Scenarios/\(subject.golden)")
        let file = HouseFile(path: subject.golden, text: try String(contentsOf: url, encoding: .utf8))
        let type = try #require(
            file.declarations.first { $0.kind == .class && $0.name.hasSuffix(subject.className) })
        let views = ["tableView(", "collectionView(", "numberOfSections(in:)", "sectionIndexTitles(", "indexTitles("]
        var groups: [String: [String]] = [:]
        for function in type.functions where !function.modifiers.contains(where: { $0.hasPrefix("private") }) {
            let name = function.fullName
            if function.kind == .initializer {
                groups["init", default: []].append(name)
            } else if function.modifiers.contains("override") {
                groups["overrides", default: []].append(name)
            } else {
                groups[views.contains(where: name.hasPrefix) ? "uikit" : "own", default: []].append(name)
            }
        }
        for property in type.properties where !property.modifiers.contains(where: { $0.hasPrefix("private") }) {
            groups[property.modifiers.contains("override") ? "overrides" : "own", default: []].append(property.name)
        }
        return groups
    }

    private static func text(_ subject: Subject, _ members: [String]) throws -> String {
        let groups = try generated(subject)
        func section(_ head: String, _ names: [String]?) -> String {
            guard let names, !names.isEmpty else { return "" }
            return "\n\(head)\n" + names.map { "    \($0)\n" }.joined()
        }
        return
            "What completion shows on the \(subject.className) of \(subject.golden), nested types and NSObject's apart.\n"
            + section("For apps:", members)
            + section("For the rows of this list:", groups["own"])
            + section("Made once:", groups["init"])
            + section("Answers to UIKit, which finds them by their names:", groups["uikit"])
            + section("Overrides, which are shown whatever their base is (decision 54):", groups["overrides"])
    }

    @Test(arguments: subjects) func eachMemberIsListed(_ subject: Subject) throws {
        let url = Self.fixtures.appending(path: "Members/\(subject.className).txt")
        let text = try Self.text(subject, try Self.forApps(subject.base))
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(text.utf8).write(to: url)
            Issue.record("\(url.lastPathComponent) was recorded: read the diff, then run again without RECORD")
        } else {
            #expect(try String(contentsOf: url, encoding: .utf8) == text)
        }
    }

    @Test(arguments: subjects) func fewMembersAreForApps(_ subject: Subject) throws {
        let members = try Self.forApps(subject.base)
        #expect(members.count <= 60, "\(members.count): \(members)")
    }
}
