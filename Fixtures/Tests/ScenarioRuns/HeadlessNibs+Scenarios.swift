import Foundation
import UIKit

extension HeadlessNibs {
    /// Finds the nibs of all scenarios that have some: the tests share a process.
    @MainActor
    static func useScenarios() {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let scenarios = ["cells-from-nibs", "collection-cells-from-nibs"]
        folders = scenarios.map { root.appending(path: "Scenarios/\($0)/Input").path }
        modules = scenarios.map { $0.replacingOccurrences(of: "-", with: "_") }
    }
}
