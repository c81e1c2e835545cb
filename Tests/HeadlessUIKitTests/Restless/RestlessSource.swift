import HeadlessUIKit
import RandomTesting
import Testing

/// Sections of numbers, changed at random while the list asks for them or tells of them.
@MainActor
class RestlessSource: NSObject {
    /// What the list calls.
    enum Call: CaseIterable { case cell, size, end, show, hide, showEnd, hideEnd, scroll, prefetch, cancel, select }

    private(set) var sections: [[Int]] = []
    /// How often each view was displayed more often than it was ended.
    var displays: [ObjectIdentifier: Int] = [:]
    /// How many updates may still come from inside calls.
    var budget = 0
    var random: SeededGenerator
    weak var list: (any RestlessList)?
    private var calls: Set<Call> = []
    private var depth = 0
    private var last = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        super.init()
        calls = Set(Call.allCases.filter { _ in Bool.random(using: &random) })
        renew()
    }

    func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }
    func number(at path: IndexPath) -> Int {
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
            Issue.record("asked for \(path), which is gone")
            return 0
        }
        return sections[path.section][path.item]
    }
    func height(at path: IndexPath) -> CGFloat { CGFloat(20 + number(at: path) % 50) }
    func shown(_ view: UIView, _ call: Call) {
        displays[ObjectIdentifier(view), default: 0] += call == .show || call == .showEnd ? 1 : -1
        called(call)
    }

    /// Changes something now and then, in calls that this source was made for.
    func called(_ call: Call) {
        guard calls.contains(call), budget > 0, depth < 3, random.next() % 4 == 0, let list else { return }
        (budget, depth) = (budget - 1, depth + 1)
        // A list that asks for all sizes knows of no rows to update until it has them.
        if call == .size {
            renew()
            list.reloadData()
        } else {
            change(list)
        }
        depth -= 1
    }

    func change(_ list: any RestlessList) {
        // What waits to be loaded asks for heights, which may change the sections.
        _ = list.numberOfSections
        let section = Int.random(in: 0...sections.count, using: &random)
        let row = Int.random(in: 0...count(section), using: &random)
        let path = IndexPath(item: row, section: section)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            renew()
            list.reloadData()
        case 1:
            let numbers = fresh(upTo: 12)
            list.performBatchUpdates(
                { [self] in
                    sections.insert(numbers, at: section)
                    list.insert(section: section)
                }, completion: nil)
        case _ where section == sections.count: break
        case 2:
            list.performBatchUpdates(
                { [self] in
                    sections.remove(at: section)
                    list.delete(section: section)
                }, completion: nil)
        case 3, 4:
            list.performBatchUpdates(
                { [self] in
                    last += 1
                    sections[section].insert(last, at: row)
                    list.insert(path)
                }, completion: nil)
        case _ where row == count(section): break
        case 5, 6:
            list.performBatchUpdates(
                { [self] in
                    sections[section].remove(at: row)
                    list.delete(path)
                }, completion: nil)
        default: use(path, list)
        }
    }

    private func use(_ path: IndexPath, _ list: any RestlessList) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: list.reload(path)
        case 1: list.scroll(to: path)
        case 2: list.select(path)
        case 3: list.frame.size.width = CGFloat.random(in: 200...400, using: &random)
        default:
            list.layoutIfNeeded()
            _ = list.shownViews
        }
    }

    private func renew() { sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in fresh(upTo: 25) } }
    private func fresh(upTo most: Int) -> [Int] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in
            last += 1
            return last
        }
    }
}
