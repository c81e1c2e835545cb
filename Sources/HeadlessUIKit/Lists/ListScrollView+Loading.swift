#if !canImport(UIKit)
import Foundation

extension ListScrollView {
    /// Runs what asks the app, again if that reloads or updates the list meanwhile.
    func untilSteady(_ ask: () -> Void) {
        for _ in 0..<16 {
            let started = generation
            ask()
            if started == generation { break }
        }
    }

    /// Asks for the numbers of sections, one if that is nil, and of their rows.
    func askCounts(of rows: String, _ sections: () -> Int?, in section: (Int) -> Int) -> [Int] {
        let started = generation
        let sections = sections() ?? 1
        var counts: [Int] = []
        for index in 0..<UIKitRules.checked(sections, of: "sections") {
            guard started == generation else { break }
            counts.append(UIKitRules.checked(section(index), of: "\(rows) in section \(index)"))
        }
        return counts
    }

    /// Notes that all is to be asked and shown again.
    func forgetData() {
        isReloading = true
        prefetched.forget()
        generation += 1
    }

    /// Makes cells for the rows that come next, and lets go of those that were made for others.
    func prepareAhead() {
        guard preparesCellsAhead else { return }
        let started = generation
        let next = isPrefetchingEnabled ? pathsAhead.prefix(2).map { Key(cellAt: $0) } : []
        for (key, view) in held where !next.contains(key) && !view.containsFirstResponder { drop(view, key) }
        for key in next where held[key] == nil {
            let view = makeElement(key)
            guard started == generation else { return enqueue(view, key) }
            // A data source may own its cells.
            if view.superview == nil { held[key] = view }
        }
    }

    /// Configures cells again, on screen and off.
    func reconfigure(_ paths: [IndexPath]) {
        // The cells are those of the rows before the reload.
        guard !isReloading else { return }
        for path in paths {
            let key = Key(cellAt: path)
            guard let cell = shown[key] ?? held[key] else { continue }
            guard configureAgain(cell, key) else {
                UIKitRules.reportOtherCell(Self.wording, at: path)
                reloadData()
                return
            }
            cell.setNeedsLayout()
        }
    }
}
#endif
