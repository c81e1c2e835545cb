#if !canImport(UIKit)
import Foundation

/// Finds the source of a nib.
@preconcurrency @MainActor
enum NibFiles {
    /// What is below each folder, read once.
    private static var known: [String: [String]] = [:]

    static func forget() { known = [:] }

    /// The variant for any device in the development language, if there are several.
    static func path(of name: String, in bundle: Bundle?) -> String? {
        let file = name + ".xib"
        let ofBundle = (bundle ?? .main).path(forResource: name, ofType: "xib")
        if let ofBundle { return ofBundle }
        for folder in HeadlessNibs.folders {
            let found = files(below: folder).filter { $0 == file || $0.hasSuffix("/" + file) }
            let chosen =
                found.first { $0.contains("Base.lproj/") } ?? found.first { !$0.contains(".lproj/") } ?? found.first
            if let chosen { return folder + "/" + chosen }
        }
        return nil
    }

    private static func files(below folder: String) -> [String] {
        if let known = known[folder] { return known }
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let nibs = all.filter { $0.hasSuffix(".xib") }.sorted()
        known[folder] = nibs
        return nibs
    }
}
#endif
