extension HouseRule {
    /// The headless UIKit is empty where there is a real one, and nobody imports it there.
    static let headless = HouseRule(name: "headless") { file in
        let code = file.code.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
        if file.module == "HeadlessUIKit" {
            let directives = code.filter { $0.hasPrefix("#if") || $0.hasPrefix("#else") || $0.hasPrefix("#endif") }
            let isWhole = code.first == "#if!canImport(UIKit)" && code.last == "#endif"
            // A pair around all of it: no other conditions, as their ends could be taken for its own.
            return isWhole && directives.count == 2
                ? [] : ["\(file.path): all of it stands between `#if !canImport(UIKit)` and `#endif`"]
        }
        return code.enumerated().compactMap { index, line in
            guard line.hasSuffix("importHeadlessUIKit") else { return nil }
            let isGuarded =
                index >= 3 && Array(code[index - 3..<index]) == ["#ifcanImport(UIKit)", "importUIKit", "#else"]
                && line == "importHeadlessUIKit"
            return isGuarded ? nil : "\(file.path): HeadlessUIKit is imported where UIKit may exist"
        }
    }
}
