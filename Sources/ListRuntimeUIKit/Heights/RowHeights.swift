import Foundation
import ListRuntime

/// What a list knows of the heights of its rows. It has no parameters, so that a height that is known is found without
/// looking up types.
struct RowHeights {
    private(set) var cache = HeightCache<HeightEnvironment>()
    /// The widths of the rows whose size was computed as a whole; follows `cache` from the first of them on.
    private var ownWidths = HeightCache<HeightEnvironment>()
    private var environment: HeightEnvironment?
    /// True if a height is kept that is of the content of an object.
    private(set) var areOfObjects = false
    /// True if a height was asked for that is not kept.
    private(set) var areComputedEachTime = false
    /// A number for each reuse identifier, and width where rows have one of their own.
    private var kinds: [Kind: UInt16] = [:]
    /// The width of each number.
    private var widths: [CGFloat?] = []
    private var kindsThatReadContext: Set<UInt16> = []
    private var faults: Set<Fault> = []

    /// Counts what may have made a height stale.
    private(set) var revision = 0

    mutating func enter(_ environment: HeightEnvironment) {
        guard cache.enter(environment) else { return }
        revision += 1
        self.environment = environment
        if ownWidths.isUsed { ownWidths.enter(environment) }
    }

    /// - Parameter width: That of the row, where rows have one of their own.
    mutating func height(at path: RowPath, width: CGFloat?) -> CGFloat? {
        cache.height(at: path) { kind in width.map { widths[Int(kind)] == $0 } ?? true }.map { CGFloat($0) }
    }

    /// A size that was computed as a whole.
    /// - Parameter width: What it was computed for.
    mutating func size(at path: RowPath, width: CGFloat) -> CGSize? {
        guard ownWidths.isUsed, let ownWidth = ownWidths.height(at: path), let height = height(at: path, width: width)
        else { return nil }
        return CGSize(width: CGFloat(ownWidth), height: height)
    }

    func estimate(at path: RowPath) -> CGFloat? { cache.estimate(at: path).map { CGFloat($0) } }

    /// - Parameters:
    ///   - ownWidth: The width of a size that is kept as a whole.
    ///   - readsContext: Whether the height is forgotten with the context.
    ///   - isOfOtherObject: Whether what other environments know is of the content of an object before.
    mutating func keep(
        _ height: CGFloat, _ ownWidth: CGFloat? = nil, at path: RowPath, kind: String, width: CGFloat?,
        readsContext: Bool, isOfOtherObject: Bool
    ) {
        let kind = number(of: Kind(identifier: kind, width: width), readsContext)
        if isOfOtherObject {
            areOfObjects = true
            changeCaches { $0.forget(path) }
        }
        cache.keep(Double(height), at: path, kind: kind)
        if let ownWidth {
            if let environment, !ownWidths.isUsed { ownWidths.enter(environment) }
            ownWidths.keep(Double(ownWidth), at: path, kind: kind)
        } else if ownWidths.isUsed {
            ownWidths.forget(path)
        }
    }

    private mutating func changeCaches(_ change: (inout HeightCache<HeightEnvironment>) -> Void) {
        change(&cache)
        if ownWidths.isUsed { change(&ownWidths) }
    }

    /// A row whose height is begun to be computed.
    struct Begun {
        var path: RowPath
        var kind: String
        var width: CGFloat?
        var readsContext: Bool
    }

    mutating func begin(_ rows: [Begun]) -> HeightCache<HeightEnvironment>.Begun {
        let kinds = rows.map { number(of: Kind(identifier: $0.kind, width: $0.width), $0.readsContext) }
        return cache.begin(zip(rows.map(\.path), kinds).map { ($0, $1) })
    }

    /// Where the rows are by now; nil for those whose height has to be recomputed.
    mutating func end(_ begun: HeightCache<HeightEnvironment>.Begun) -> [RowPath?] { cache.end(begun) }

    /// The part of the height key that a row adds. Its identity and content need none: heights follow the changes.
    private struct Kind: Hashable {
        var identifier: String
        var width: CGFloat?
    }

    private mutating func number(of kind: Kind, _ readsContext: Bool) -> UInt16 {
        let number = number(of: kind)
        if readsContext { kindsThatReadContext.insert(number) }
        return number
    }

    private mutating func number(of kind: Kind) -> UInt16 {
        if let number = kinds[kind] { return number }
        if widths.count == UInt16.max {
            // A window that is resized goes through many widths.
            removeAll()
            (kinds, widths, kindsThatReadContext) = ([:], [], [])
        }
        let number = UInt16(widths.count)
        kinds[kind] = number
        widths.append(kind.width)
        return number
    }

    mutating func noteComputedEachTime() { areComputedEachTime = true }

    /// Keeps what a row on screen was measured to be, for estimates.
    mutating func learn(_ height: CGFloat, at path: RowPath) {
        if height > 0, height.isFinite { cache.learn(Double(height), at: path) }
    }

    /// Follows the list to its next state; nil if it is not known what changed.
    mutating func follow(_ changes: ListChanges?) {
        guard let changes else { return removeAll() }
        guard cache.isUsed else { return }
        revision += 1
        changeCaches { $0.follow(changes) }
    }

    mutating func forget(_ path: RowPath) {
        revision += 1
        changeCaches { $0.forget(path) }
    }

    mutating func forgetReadersOfContext() {
        revision += 1
        let kinds = kindsThatReadContext
        changeCaches { $0.forget(kinds: kinds) }
    }

    /// - Parameter matches: Gets the widths of rows, in a list whose rows have none of their own that of the list.
    mutating func forget(ofWidth matches: (CGFloat) -> Bool) {
        revision += 1
        let widths = widths
        changeCaches {
            $0.forget(kinds: { environment in
                Set(widths.indices.filter { matches(widths[$0] ?? environment.width) }.map { UInt16($0) })
            })
        }
    }

    mutating func forgetAll() {
        revision += 1
        changeCaches { $0.forgetAll() }
    }

    /// Drops everything: what rows there are is no longer known.
    mutating func removeAll() {
        revision += 1
        changeCaches { $0.removeAll() }
    }

    /// A kind that gave a width or height which is none.
    enum Fault: Hashable {
        case width(String)
        case height(String)
        case layout(String)
        case listSectionLength
        case elementKind(String)
        case oversized(String)
        case sidewaysColumns
        case unaskedSizes
    }

    mutating func isFirst(_ fault: Fault) -> Bool { faults.insert(fault).inserted }
}
