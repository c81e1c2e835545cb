#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A keyed hash of identities that costs little for those that are numbers.
///
/// The keys are random for each process, so nobody who chooses ids, a server for one, can choose them to collide.
/// Integers and UUIDs are multiplied with the keys into 128 bits and folded, many times faster than `Hasher`; all else
/// goes through `Hasher`, which is keyed as well.
@usableFromInline
struct IdentityHash: Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64

    /// The hash of this process.
    @usableFromInline static let shared = IdentityHash(
        first: .random(in: 0 ... .max) | 1, second: .random(in: 0 ... .max))

    @usableFromInline
    init(first: UInt64, second: UInt64) {
        (self.first, self.second) = (first, second)
    }

    @inlinable
    func callAsFunction<ID: Hashable>(_ identity: ID) -> UInt64 {
        if ID.self == Int.self {
            return fold(first, UInt64(bitPattern: Int64(unsafeBitCast(identity, to: Int.self))) ^ second)
        }
        if ID.self == UInt64.self || ID.self == Int64.self {
            return fold(first, unsafeBitCast(identity, to: UInt64.self) ^ second)
        }
        if ID.self == UUID.self {
            let halves = unsafeBitCast(identity, to: (UInt64, UInt64).self)
            // The first product keeps one half apart from the other; a plain fold of both would be zero where one is
            // equal to its key, whatever the other is.
            return fold(first, halves.0 ^ second) ^ fold(second | 1, halves.1 ^ first)
        }
        // Not `hashValue`, which some types define on their own, without the keys.
        var hasher = Hasher()
        identity.hash(into: &hasher)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    @inlinable
    func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// `==`, without the call that it is for a UUID.
    @inlinable
    static func areEqual<ID: Hashable>(_ left: ID, _ right: ID) -> Bool {
        guard ID.self == UUID.self else { return left == right }
        let left = unsafeBitCast(left, to: (UInt64, UInt64).self)
        let right = unsafeBitCast(right, to: (UInt64, UInt64).self)
        return left.0 == right.0 && left.1 == right.1
    }
}
