@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

/// Nothing here runs: the stubs exist to be type-checked against.
private func neverRuns() -> Never { fatalError("the stubs are for type-checking") }

/// The bridge of every value type is the same: it exists.
public protocol StubBridgeable: _ObjectiveCBridgeable {}

extension StubBridgeable {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { neverRuns() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) { neverRuns() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
        neverRuns()
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { neverRuns() }
}

extension String: StubBridgeable {
    public typealias _ObjectiveCType = NSString
}
extension Array: StubBridgeable {
    public typealias _ObjectiveCType = NSArray
}
extension Dictionary: StubBridgeable {
    public typealias _ObjectiveCType = NSDictionary
}
extension IndexPath: StubBridgeable {
    public typealias _ObjectiveCType = NSIndexPath
}
extension Date: StubBridgeable {
    public typealias _ObjectiveCType = NSDate
}
extension URL: StubBridgeable {
    public typealias _ObjectiveCType = NSURL
}

/// A set of section numbers.
public struct IndexSet: StubBridgeable, SetAlgebra, Sequence, Hashable, Sendable {
    public typealias _ObjectiveCType = NSIndexSet
    public typealias Element = Int

    public init() {}
    public init(integer: Int) {}
    public init(integersIn range: Range<Int>) {}
    public init(integersIn range: ClosedRange<Int>) {}
    public init<S: Sequence>(_ elements: S) where S.Element == Int {}
    public var count: Int { neverRuns() }
    public var first: Int? { neverRuns() }
    public var last: Int? { neverRuns() }
    public func makeIterator() -> AnyIterator<Int> { neverRuns() }
    public func contains(_ member: Int) -> Bool { neverRuns() }
    public func union(_ other: IndexSet) -> IndexSet { neverRuns() }
    public func intersection(_ other: IndexSet) -> IndexSet { neverRuns() }
    public func symmetricDifference(_ other: IndexSet) -> IndexSet { neverRuns() }
    public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) { neverRuns() }
    public mutating func remove(_ member: Int) -> Int? { neverRuns() }
    public mutating func update(with newMember: Int) -> Int? { neverRuns() }
    public mutating func formUnion(_ other: IndexSet) {}
    public mutating func formIntersection(_ other: IndexSet) {}
    public mutating func formSymmetricDifference(_ other: IndexSet) {}
}

extension CGPoint: Hashable, @unchecked Sendable {
    public static var zero: CGPoint { CGPoint() }
    public init(x: Int, y: Int) { self.init() }
    public static func == (left: CGPoint, right: CGPoint) -> Bool { neverRuns() }
    public func hash(into hasher: inout Hasher) {}
}

extension CGSize: Hashable, @unchecked Sendable {
    public static var zero: CGSize { CGSize() }
    public init(width: Int, height: Int) { self.init() }
    public static func == (left: CGSize, right: CGSize) -> Bool { neverRuns() }
    public func hash(into hasher: inout Hasher) {}
}

extension CGRect: Hashable, @unchecked Sendable {
    public static var zero: CGRect { CGRect() }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public var width: CGFloat { neverRuns() }
    public var height: CGFloat { neverRuns() }
    public var minX: CGFloat { neverRuns() }
    public var midX: CGFloat { neverRuns() }
    public var maxX: CGFloat { neverRuns() }
    public var minY: CGFloat { neverRuns() }
    public var midY: CGFloat { neverRuns() }
    public var maxY: CGFloat { neverRuns() }
    public var isEmpty: Bool { neverRuns() }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { neverRuns() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { neverRuns() }
    public func contains(_ point: CGPoint) -> Bool { neverRuns() }
    public func contains(_ other: CGRect) -> Bool { neverRuns() }
    public func intersects(_ other: CGRect) -> Bool { neverRuns() }
    public func intersection(_ other: CGRect) -> CGRect { neverRuns() }
    public func union(_ other: CGRect) -> CGRect { neverRuns() }
    public static func == (left: CGRect, right: CGRect) -> Bool { neverRuns() }
    public func hash(into hasher: inout Hasher) {}
}

extension StringProtocol {
    public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with new: R) -> String {
        neverRuns()
    }
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { neverRuns() }
    public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { neverRuns() }
    public func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { neverRuns() }
    public var localizedCapitalized: String { neverRuns() }
}

extension String {
    public init(format: String, _ arguments: any CVarArg...) { neverRuns() }
}

public func NSLog(_ format: String, _ arguments: any CVarArg...) {}

extension String: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

// Dispatch, which Foundation brings along.

public final class DispatchSpecificKey<Value> {
    public init() {}
}

public class DispatchQueue: @unchecked Sendable {
    public static let main = DispatchQueue()
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
    public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
    public func async(execute work: @escaping @Sendable () -> Void) {}
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

public class Thread: NSObject {
    public class var isMainThread: Bool { true }
}

// A struct in Foundation.
public typealias NSZone = OpaquePointer
