/// The differences of two texts as `diff -u` prints them.
public enum UnifiedDiff {
    private static let context = 3

    /// The diff of a planned file, called `path`; empty where nothing changes.
    public static func text(_ file: WritePlan.File, as path: String? = nil) -> String {
        guard file.isOrphan || file.isChanged else { return "" }
        return text(old: file.current, new: file.isOrphan ? nil : file.bytes, path: path ?? file.path)
    }

    static func text(old: [UInt8]?, new: [UInt8]?, path: String) -> String {
        let oldLines = lines(old ?? [])
        let newLines = lines(new ?? [])
        if old == new { return "" }
        var text = "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ \(new == nil ? "/dev/null" : "b/\(path)")\n"
        for hunk in hunks(edits(oldLines, newLines)) { text += hunk }
        return text
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private struct Edit {
        var sign: Character
        var text: Substring
        var old: Int
        var new: Int
    }

    /// Common lines at both ends are set aside, so that the comparison is quick where little changed.
    private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
        var head = 0
        while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        let difference = new[head..<(new.count - tail)].difference(from: old[head..<(old.count - tail)])
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(head + offset)
            case .insert(let offset, _, _): inserted.insert(head + offset)
            }
        }
        var result: [Edit] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                result.append(Edit(sign: "-", text: old[i], old: i, new: j))
                i += 1
            } else if j < new.count, inserted.contains(j) {
                result.append(Edit(sign: "+", text: new[j], old: i, new: j))
                j += 1
            } else if i < old.count {
                result.append(Edit(sign: " ", text: old[i], old: i, new: j))
                i += 1
                j += 1
            } else {
                break
            }
        }
        return result
    }

    private static func hunks(_ edits: [Edit]) -> [String] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.sign != " " {
            let range = max(index - context, 0)..<min(index + context + 1, edits.count)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { range in
            let part = edits[range]
            let oldCount = part.count { $0.sign != "+" }
            let newCount = part.count { $0.sign != "-" }
            let (old, new) = (part.first?.old ?? 0, part.first?.new ?? 0)
            let head = "@@ -\(span(old, oldCount)) +\(span(new, newCount)) @@\n"
            return head + part.map { "\($0.sign)\($0.text)\n" }.joined()
        }
    }

    private static func span(_ start: Int, _ count: Int) -> String {
        count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
    }
}
