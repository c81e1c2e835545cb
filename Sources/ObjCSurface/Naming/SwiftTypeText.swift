import SourceText

/// Spells types of Objective-C as the Swift compiler imports them.
struct SwiftTypeText {
    let names: SwiftNames

    /// Where a type stands, which decides about optionality and bridging.
    enum Position {
        case value, parameter, element
    }

    func text(_ type: ObjCType, _ position: Position = .value) -> String {
        optional(plain(type, position), type, position)
    }

    /// With `?` or `!` where nil is possible.
    private func optional(_ text: String, _ type: ObjCType, _ position: Position) -> String {
        let needsParentheses = text.contains("->") || text.hasPrefix("any ") || text.contains(" & ")
        let operand = needsParentheses ? "(\(text))" : text
        switch type.nullability {
        case .nullable: return operand + "?"
        case .unspecified where position != .element && isPointer(type): return operand + "!"
        case .nonnull, .unspecified, .none:
            if case .block = type.form, position == .parameter { return "@escaping " + text }
            return text
        }
    }

    private func isPointer(_ type: ObjCType) -> Bool {
        switch type.form {
        case .object, .id, .metatype, .selector, .instancetype, .parameter, .block, .pointer, .named: true
        case .void, .scalar, .other: false
        }
    }

    private func plain(_ type: ObjCType, _ position: Position) -> String {
        switch type.form {
        case .void: "Void"
        case .scalar(let name): Self.scalars[name] ?? name
        case .named(let name): Self.typedefs[name] ?? names.type(name)
        case .selector: "Selector"
        case .instancetype: "Self"
        case .parameter(let name): name
        case .metatype(let protocols):
            protocols.isEmpty ? "AnyClass" : "(" + composition(protocols) + ").Type"
        case .id(let protocols): protocols.isEmpty ? "Any" : composition(protocols)
        case .object(let name, let arguments, let protocols): object(name, arguments, protocols)
        case .block(let result, let parameters):
            "(" + parameters.map { text($0, .value) }.joined(separator: ", ") + ") -> " + text(result)
        case .pointer(let pointee, let isConst): pointer(pointee, isConst)
        case .other(let text): text
        }
    }

    private func composition(_ protocols: [String]) -> String {
        "any " + protocols.map(protocolName).joined(separator: " & ")
    }

    func protocolName(_ name: String) -> String { name == "NSObject" ? "NSObjectProtocol" : names.type(name) }

    private func object(_ name: String, _ arguments: [ObjCType], _ protocols: [String]) -> String {
        let elements = arguments.map { text($0, .element) }
        let type: String
        switch name {
        case "NSArray": type = "[\(elements.first ?? "Any")]"
        case "NSDictionary":
            type = elements.count == 2 ? "[\(hashable(elements[0])): \(elements[1])]" : "[AnyHashable: Any]"
        case "NSSet": type = "Set<\(elements.first.map(hashable) ?? "AnyHashable")>"
        default:
            type = arguments.isEmpty ? Self.bridged[name] ?? names.type(name) : classType(name, arguments)
        }
        return protocols.isEmpty ? type : ([type] + protocols.map(protocolName)).joined(separator: " & ")
    }

    /// A class by its name, with its type arguments, which are never bridged.
    func classType(_ name: String, _ arguments: [ObjCType]) -> String {
        let classes = arguments.map { argument -> String in
            switch argument.form {
            case .object(let name, _, let protocols):
                ([names.type(name)] + protocols.map(protocolName)).joined(separator: " & ")
            case .id(let protocols) where protocols.isEmpty: "AnyObject"
            default: text(argument, .element)
            }
        }
        return names.type(name) + (classes.isEmpty ? "" : "<\(classes.joined(separator: ", "))>")
    }

    private func hashable(_ text: String) -> String { text == "Any" ? "AnyHashable" : text }

    private func pointer(_ pointee: ObjCType, _ isConst: Bool) -> String {
        if case .void = pointee.form { return isConst ? "UnsafeRawPointer" : "UnsafeMutableRawPointer" }
        if case .object("NSError", _, _) = pointee.form { return "NSErrorPointer" }
        return (isConst ? "UnsafePointer<" : "UnsafeMutablePointer<") + text(pointee, .element) + ">"
    }

    private static let scalars = Dictionary(
        lines: """
            _Bool: Bool
            bool: Bool
            char: CChar
            signed char: Int8
            unsigned char: UInt8
            short: Int16
            unsigned short: UInt16
            int: Int32
            unsigned int: UInt32
            unsigned: UInt32
            long: Int
            unsigned long: UInt
            long long: Int64
            unsigned long long: UInt64
            float: Float
            double: Double
            """)

    private static let typedefs = Dictionary(
        lines: """
            BOOL: Bool
            NSInteger: Int
            NSUInteger: UInt
            NSTimeInterval: TimeInterval
            int8_t: Int8
            int16_t: Int16
            int32_t: Int32
            int64_t: Int64
            uint8_t: UInt8
            uint16_t: UInt16
            uint32_t: UInt32
            uint64_t: UInt64
            size_t: Int
            unichar: unichar
            NSComparisonResult: ComparisonResult
            """)

    /// The classes that the importer bridges to values of the standard library and Foundation.
    private static let bridged = Dictionary(
        lines: """
            NSString: String
            NSURL: URL
            NSDate: Date
            NSData: Data
            NSUUID: UUID
            NSIndexPath: IndexPath
            NSIndexSet: IndexSet
            NSError: any Error
            NSLocale: Locale
            NSTimeZone: TimeZone
            NSCalendar: Calendar
            NSDateComponents: DateComponents
            NSDateInterval: DateInterval
            NSURLRequest: URLRequest
            NSURLComponents: URLComponents
            NSURLQueryItem: URLQueryItem
            NSCharacterSet: CharacterSet
            NSNotification: Notification
            NSMeasurement: Measurement
            NSPersonNameComponents: PersonNameComponents
            NSBundle: Bundle
            NSUserDefaults: UserDefaults
            NSNotificationCenter: NotificationCenter
            NSFileManager: FileManager
            NSURLSession: URLSession
            NSProgress: Progress
            NSTimer: Timer
            NSThread: Thread
            NSOperation: Operation
            NSOperationQueue: OperationQueue
            NSNumberFormatter: NumberFormatter
            NSDateFormatter: DateFormatter
            NSFormatter: Formatter
            """)
}
