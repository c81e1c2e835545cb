import Foundation
import UIKit

/// A program that is shown, with what changes it and what it has to show.
@MainActor final class Subject {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let screen: any Screen
    /// The generated table or collection, and the context and actions that it holds weakly.
    var kept: [Any] = []
    /// Give another state, or another context.
    var changes: [(inout Randomness) -> Void] = []
    var expected: () -> [ExpectedSection] = { [] }
    /// Has a list in a cell that came on screen follow the context that it was given then, as its next turn does.
    var settle: () -> Void = {}
    /// What the actions were told.
    var told: () -> [String] = { [] }

    init(_ screen: any Screen) {
        self.screen = screen
        screen.view.frame = window.bounds
        window.addSubview(screen.view)
    }

    private var steps = ["show"]

    /// Changes, taps and scrolls; what it shows wrong, and after which steps.
    func play(_ r: inout Randomness) -> String? {
        UIKitRules.onViolation = { violation in
            print("after \(self.steps.joined(separator: ", ")): \(violation.message)")
            exit(1)
        }
        for _ in 0..<24 {
            if let fault = screen.fault(expected()) { return "after \(steps.joined(separator: ", ")): \(fault)" }
            switch r.below(5) {
            case 0:
                steps.append("scroll")
                screen.scroll(by: CGFloat(r.below(600)) - 300)
                screen.layOut()
                settle()
            case 1:
                guard let path = screen.paths.randomElement(using: &r) else { continue }
                steps.append("tap \(path)")
                let before = told().count
                let tap = expected()[path.section].rows[path.item].tap
                screen.tap(path)
                let news = Array(told()[before...])
                if news != [tap].compactMap({ $0 }) {
                    return "after \(steps.joined(separator: ", ")): \(tap ?? "nothing") is told, but \(news)"
                }
            default:
                let change = r.below(changes.count)
                steps.append("change \(change)")
                changes[change](&r)
            }
        }
        return screen.fault(expected()).map { "after \(steps.joined(separator: ", ")): \($0)" }
    }
}
