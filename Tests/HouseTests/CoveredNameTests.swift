import Foundation
import SwiftSurface
import Testing

/// A function of the app that is called like a member of the class which drives a list view means that member there.
/// `CallableRule` refuses it, and so has to know the members.
@Suite struct CoveredNameTests {
    private static let classes: Set<String> = ["ListDriver", "ListTable", "ListCollection"]

    @Test func theMembersOfTheRuntimeAreKnown() throws {
        let files = try HouseFile.ours.get()
        let rule = try #require(files.first { $0.path.hasSuffix("/CallableRule.swift") })
        let start = try #require(rule.lines.firstIndex { $0.contains("static let members") })
        let known = Set(rule.lines[start...].flatMap { $0.split(separator: " ").map(String.init) })
        var missing: Set<String> = []
        for file in files where file.module == "ListRuntimeUIKit" {
            for declaration in file.topLevel where Self.classes.contains(declaration.name) {
                let functions = declaration.functions.filter { $0.kind == .function }.map { ($0.name, $0.modifiers) }
                for (name, modifiers) in functions + declaration.properties.map({ ($0.name, $0.modifiers) })
                where modifiers.contains("public") || modifiers.contains("open") {
                    if !known.contains(name) { missing.insert(name) }
                }
            }
        }
        #expect(missing.sorted() == [], "CallableRule.members lacks these")
    }
}
