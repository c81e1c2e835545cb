import SwiftSurface

/// The versions of platforms that something needs, read from `@available` attributes.
struct Availability: Equatable, Sendable {
    /// By the name of the platform: `iOS` needs `[17, 2]`.
    private(set) var versions: [String: [Int]] = [:]
    /// The attribute that rules it out on every version; nil without one.
    private(set) var unavailable: String?

    /// What attributes such as `@available(iOS 17, *)` and `@available(iOS, introduced: 17)` ask for.
    init(_ attributes: [String] = []) {
        for attribute in attributes where attribute.hasPrefix("@available") {
            guard let open = attribute.firstIndex(of: "(") else { continue }
            let inner = attribute[attribute.index(after: open)...].prefix { $0 != ")" }
            let parts = inner.split(separator: ",").map { part in
                part.split { $0 == " " || $0 == ":" }.map(String.init)
            }
            if parts.contains(["unavailable"]) {
                if ["*", "iOS"].contains(parts.first?.first ?? "") { unavailable = attribute }
                continue
            }
            if let introduced = parts.first(where: { $0.first == "introduced" })?.last {
                add(parts.first?.first ?? "", introduced)
            }
            for part in parts where part.count == 2 { add(part[0], part[1]) }
        }
    }

    /// What every list has: the runtime needs these systems.
    static let ofRuntime = Availability([
        "@available(iOS 15, iPadOS 15, tvOS 15, macCatalyst 15, visionOS 1, *)"
    ])

    /// What minimal versions grant: `iOS 16.4`. Nil for one that is not written so.
    init?(minimum: [String]) {
        for text in minimum {
            let parts = text.split(separator: " ").map(String.init)
            guard parts.count == 2, Self.platforms.contains(parts[0]), Self.version(parts[1]) != nil else { return nil }
            add(parts[0], parts[1])
        }
    }

    /// The platforms that have UIKit's lists.
    static let platforms = ["iOS", "iPadOS", "tvOS", "visionOS", "macCatalyst"]

    private mutating func add(_ platform: String, _ text: String) {
        guard Self.platforms.contains(platform), let version = Self.version(text) else { return }
        add(platform, version)
    }

    private mutating func add(_ platform: String, _ version: [Int]) {
        if let known = versions[platform], !known.lexicographicallyPrecedes(version) { return }
        versions[platform] = version
    }

    private static func version(_ text: String) -> [Int]? {
        var numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        // 16.0 is 16.
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        let result = numbers.compactMap(\.self)
        return result.isEmpty || result.count < numbers.count ? nil : result
    }

    /// The first platform, with its version, that is needed and not granted: `iOS 17.2`.
    func lacking(in granted: Availability) -> String? {
        if let unavailable, granted.unavailable == nil { return unavailable }
        for platform in Self.platforms {
            guard let needed = versions[platform] else { continue }
            let given = granted.versions[platform] ?? []
            if given.lexicographicallyPrecedes(needed) {
                return "\(platform) \(needed.map(String.init).joined(separator: "."))"
            }
        }
        return nil
    }

    /// What both grant together.
    func union(_ other: Availability) -> Availability {
        var result = self
        for (platform, version) in other.versions { result.add(platform, version) }
        return result
    }
}
