import ListModel
import SourceText

/// Claims as words: equal ones have the same.
extension Claims {
    var words: [UInt32] {
        var writer = WordWriter()
        writer.put(applied.keys.sorted()) { writer, path in
            writer.put(path)
            writer.put((applied[path] ?? []).sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }, Self.put)
        }
        for places in [views, passedOver, types, heldTypes, identifiedTypes] {
            let sorted = places.sorted {
                ($0.path, $0.range.lower, $0.range.upper) < ($1.path, $1.range.lower, $1.range.upper)
            }
            writer.put(sorted) { writer, place in
                writer.put(place.path)
                Self.put(&writer, place.range)
            }
        }
        writer.put(foreignViews.sorted()) { $0.put($1) }
        return writer.words
    }

    /// Nil for other words.
    init?(words: [UInt32]) {
        self.init()
        var reader = WordReader(words[...])
        do {
            for _ in 0..<(try reader.int()) {
                let path = try reader.text()
                applied[path] = Set(try reader.values(Self.range))
            }
            views = try Self.places(&reader)
            passedOver = try Self.places(&reader)
            types = try Self.places(&reader)
            heldTypes = try Self.places(&reader)
            identifiedTypes = try Self.places(&reader)
            foreignViews = Set(try reader.values { reader throws(WordReader.Failure) in try reader.text() })
        } catch {
            return nil
        }
    }

    private static func put(_ writer: inout WordWriter, _ range: SourceRange) {
        writer.put(range.lower)
        writer.put(range.upper)
    }

    private static func range(_ reader: inout WordReader) throws(WordReader.Failure) -> SourceRange {
        SourceRange(try reader.int(), try reader.int())
    }

    private static func places(_ reader: inout WordReader) throws(WordReader.Failure) -> Set<SourcePlace> {
        Set(
            try reader.values { reader throws(WordReader.Failure) in
                SourcePlace(path: try reader.text(), range: try range(&reader))
            })
    }
}
