import SourceText
import SwiftSurface

/// What is known of types of the standard library, Foundation and UIKit.
enum StandardTypes {
    /// Values that are `Hashable` and `Sendable`.
    static let values = Set(
        words: """
            String Substring Character StaticString Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64
            Float Double CGFloat ObjectIdentifier URL UUID Date Data IndexPath IndexSet Decimal DateInterval
            DateComponents Locale TimeZone Calendar TimeInterval Duration AttributedString Notification.Name
            URLRequest CharacterSet
            """)

    /// Further values whose `==` compares all that they show. Whether they are `Hashable` or `Sendable` is not relied on.
    private static let otherValues = Set(
        words: """
            Int128 UInt128 Float16 Float80 Never AnyHashable Unicode.Scalar String.Index String.Encoding
            URLComponents URLQueryItem PersonNameComponents Locale.Currency Locale.Language Locale.Region
            Calendar.Component Calendar.Identifier AttributedSubstring UTType Measurement CMTime CMTimeRange
            CGVector CGAffineTransform UIOffset NSDirectionalEdgeInsets UIRectEdge UIColor UIFont UIImage
            UIUserInterfaceStyle UIContentSizeCategory UITableViewCell.AccessoryType
            """)

    /// Classes of Foundation whose `==` compares what they hold, and which are `Hashable`.
    static let objects = Set(
        words: """
            NSArray NSAttributedString NSData NSDate NSDictionary NSIndexPath NSIndexSet NSNull NSNumber NSOrderedSet NSSet
            NSString NSURL NSUUID NSValue
            """)

    /// Generic types of the system and of swift-collections that are equal if their arguments are.
    static let containers = Set(
        words: """
            Optional Array Dictionary Set ContiguousArray ArraySlice Result Range ClosedRange SIMD2 SIMD3 SIMD4
            OrderedSet OrderedDictionary Deque IdentifiedArray IdentifiedArrayOf
            """)

    /// Whether a name is that of one of them.
    static func isContainer(_ components: [TypeSyntax.Component]) -> Bool {
        components.last.map { !$0.genericArguments.isEmpty && containers.contains($0.name) } ?? false
    }

    /// Types that have no `==`.
    static let incomparable: Set<String> = ["Any", "AnyObject", "AnyClass"]

    /// What a protocol or class of the system brings.
    static func facts(implying name: String) -> TypeFacts {
        if name == "NSObject" { return TypeFacts(isHashable: true, isEquatable: true) }
        let isHashable = name == "Hashable" || hashableProtocols.contains(name)
        return TypeFacts(
            isHashable: isHashable, isEquatable: isHashable || name == "Equatable" || equatableProtocols.contains(name),
            isSendable: name == "Sendable" || sendableProtocols.contains(name))
    }

    /// The protocols of the standard library that refine Equatable and not Hashable.
    private static let equatableProtocols = Set(
        words: "Comparable OptionSet SetAlgebra Strideable AdditiveArithmetic Numeric SignedNumeric DurationProtocol")

    /// Those that refine Hashable.
    private static let hashableProtocols = Set(
        words: """
            BinaryInteger FixedWidthInteger SignedInteger UnsignedInteger FloatingPoint BinaryFloatingPoint
            StringProtocol SIMD InstantProtocol
            """)

    /// Those that refine Sendable.
    private static let sendableProtocols = Set(
        words: """
            Error LocalizedError CustomNSError RecoverableError CodingKey Actor InstantProtocol DurationProtocol Clock
            """)

    /// Whether a type of the system is known to say with `==` when what it shows has changed.
    static func isValue(_ name: String) -> Bool {
        values.contains(name) || equatableValues.contains(name) || otherValues.contains(name) || objects.contains(name)
    }

    /// Types that say too little: two values of them seldom mean the same.
    private static let scalars = Set(
        words: """
            String Substring Character Bool Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128
            Double Float Float16 Float80 CGFloat TimeInterval Decimal NSNumber NSString NSInteger NSUInteger
            """)

    /// Whether a type of the system has an order.
    static func isComparable(_ type: TypeSyntax) -> Bool {
        guard case .named(let components) = TypeMatch.plain(type), components.count == 1 else { return false }
        let name = components[0].name
        return scalars.contains(name) && name != "Bool" && !name.hasPrefix("NS")
            || ["Date", "IndexPath", "ObjectIdentifier", "Duration"].contains(name)
    }

    /// Whether a value of the type, optional or not, can be told from others by its name alone.
    static func isScalar(_ type: TypeSyntax) -> Bool {
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): isScalar(wrapped)
        case .named(let components): components.last.map { scalars.contains($0.name) } ?? false
        default: false
        }
    }

    /// Values that are `Equatable` and `Sendable` alone.
    static let equatableValues: Set<String> = ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "NSRange"]

    /// Whether a type that no input declares is one of the system by its name.
    static func isOfSystem(_ name: String) -> Bool {
        values.contains(name) || ["UI", "NS", "CG"].contains(where: name.hasPrefix)
    }

    /// Protocols of the standard library whose declaration would tell nothing more.
    static let protocols = Set(
        words: """
            AnyObject BitwiseCopyable CaseIterable Codable Comparable CustomDebugStringConvertible
            CustomStringConvertible Decodable Encodable Equatable Error Hashable LocalizedError OptionSet
            RawRepresentable Sendable
            """)

    /// Whether the elements of a collection can be exchanged for others only by taking them out.
    static func hasFixedElements(_ type: String?) -> Bool {
        let name = "OrderedSet"
        // Most types are told by their bytes.
        guard let type,
            type.utf8.prefix(while: { $0 != UInt8(ascii: "<") }).suffix(name.utf8.count).elementsEqual(name.utf8),
            case .named(let components) = TypeSyntax(parsing: type)
        else { return false }
        return components.last?.name == name
    }

    /// The protocols of the standard library that bring a type of that name.
    static let associatedTypes = ["RawValue": "RawRepresentable", "ID": "Identifiable", "AllCases": "CaseIterable"]

    /// Collections in the order of their elements, by whether their indices begin at 0.
    static let collections: [String: Bool] = [
        "Array": true, "ContiguousArray": true, "ArraySlice": false, "OrderedSet": true, "IdentifiedArrayOf": true,
        "Deque": true,
    ]

    /// A type inside of a collection or optional of the standard library.
    static func member(_ component: TypeSyntax.Component, of type: TypeSyntax) -> TypeSyntax? {
        switch (type, component.name) {
        case (.array(let element), "Element"), (.optional(let element), "Wrapped"): return element
        case (.dictionary(let key, _), "Key"): return key
        case (.dictionary(_, let value), "Value"): return value
        case (.array, "Index"): return .named([TypeSyntax.Component("Int")])
        case (.array(let element), "SubSequence"):
            return .named([TypeSyntax.Component("ArraySlice", genericArguments: [element])])
        case (.named(let components), "Element"):
            guard components.count == 1, let arguments = components.last?.genericArguments, arguments.count == 1,
                isContainer(components)
            else { return nil }
            return arguments[0]
        default: return nil
        }
    }
}
