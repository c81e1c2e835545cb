#if !canImport(UIKit)
import Foundation

/// Text sizes without a font engine: every character is half a point size wide, lines break at the width.
enum TextMetrics {
    static func size(of text: String, font: UIFont, width: CGFloat, lines limit: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let character = font.pointSize / 2
        let perLine = width > 0 && width < 1_000_000 ? max(1, Int(width / character)) : Int.max
        var lines = 0
        var widest = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += (paragraph.count - 1) / perLine + 1
            widest = max(widest, min(paragraph.count, perLine))
        }
        if limit > 0 { lines = min(lines, limit) }
        return CGSize(width: CGFloat(widest) * character, height: CGFloat(lines) * font.lineHeight)
    }
}
#endif
