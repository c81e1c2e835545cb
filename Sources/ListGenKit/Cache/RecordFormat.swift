import ListModel
import SourceText

/// The bytes of a record: a magic number, the key of the run, a checksum of what follows; then the record.
enum RecordFormat {
    /// Changes with the layout, and with what is asked or kept.
    private static let magic: UInt64 = 0x3164_726F_6365_526C
    private static let headerWords = 6

    static func bytes(_ record: Record, key: UInt64) -> [UInt8] {
        var writer = WordWriter()
        writer.put(magic)
        writer.put(key)
        writer.put(UInt64(0))
        writer.put(record.inputs) { writer, input in
            writer.put(input.path)
            writer.put(input.module)
            writer.put((input.isGenerated ? 1 : 0) | (input.isLoaded ? 2 : 0) | Int(input.kind.rawValue) << 2)
            writer.put(input.content)
            writer.put(input.names)
        }
        writer.put(record.files, put)
        writer.put(record.warnings, put)
        writer.put(record.usesHeaders)
        writer.put(record.headerTools)
        writer.put(record.usesNibs)
        writer.put(record.isSeparable)
        var words = writer.words
        let sum = checksum(words)
        words[4] = UInt32(truncatingIfNeeded: sum)
        words[5] = UInt32(truncatingIfNeeded: sum >> 32)
        return words.withUnsafeBytes { Array($0) }
    }

    /// Whether bytes begin as a record of a key does.
    static func isRecord(_ bytes: [UInt8], key: UInt64) -> Bool { words(bytes, key: key) != nil }

    /// Nil if the bytes are not a whole record of a run with this key.
    static func record(_ bytes: [UInt8], key: UInt64) -> Record? {
        guard let words = words(bytes, key: key) else { return nil }
        var reader = WordReader(words[headerWords...])
        do {
            let inputs = try reader.values(input)
            let files = try reader.values(file)
            let warnings = try reader.values(diagnostic)
            let record = Record(
                inputs: inputs, files: files, warnings: warnings, usesHeaders: try reader.bool(),
                headerTools: try reader.long(), usesNibs: try reader.bool(), isSeparable: try reader.bool())
            return reader.isAtEnd ? record : nil
        } catch {
            return nil
        }
    }

    private static func words(_ bytes: [UInt8], key: UInt64) -> [UInt32]? {
        guard bytes.count % 4 == 0, bytes.count >= headerWords * 4 else { return nil }
        let words = [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
            count = bytes.count / 4
        }
        var header = WordReader(words[..<headerWords])
        guard let magic = try? header.long(), magic == Self.magic, let own = try? header.long(), own == key,
            let sum = try? header.long(), sum == checksum(words)
        else { return nil }
        return words
    }

    private static func checksum(_ words: [UInt32]) -> UInt64 {
        var sum = Checksum()
        words.withUnsafeBufferPointer { words in
            var i = headerWords
            while i + 1 < words.count {
                sum.add(UInt64(words[i]) | UInt64(words[i + 1]) << 32)
                i += 2
            }
            if i < words.count { sum.add(UInt64(words[i])) }
        }
        sum.add(UInt64(words.count))
        return sum.value
    }

    private static func input(_ reader: inout WordReader) throws(WordReader.Failure) -> Record.Input {
        let (path, module, flags) = (try reader.text(), try reader.text(), try reader.int())
        guard let kind = SummaryCache.Entry.Kind(rawValue: UInt8(truncatingIfNeeded: flags >> 2)) else {
            throw WordReader.Failure()
        }
        return Record.Input(
            path: path, module: module, isGenerated: flags & 1 != 0, kind: kind, isLoaded: flags & 2 != 0,
            content: try reader.long(), names: try reader.array())
    }

    private static func put(_ writer: inout WordWriter, _ file: Record.File) {
        writer.put(file.path)
        writer.put(file.questions)
        writer.put(file.asksForAll)
        writer.put(file.farNames) { $0.put($1) }
        writer.put(file.answers)
        writer.put(file.claims)
        writer.put(file.claimed)
        writer.put(file.held)
        writer.put(file.diagnostics, put)
        writer.put(file.decided)
        writer.put(file.output.map { [$0] } ?? []) { writer, output in
            writer.put(output.path)
            writer.put(output.content)
        }
    }

    private static func file(_ reader: inout WordReader) throws(WordReader.Failure) -> Record.File {
        let (path, questions, asksForAll) = (try reader.text(), try reader.array(), try reader.bool())
        let farNames = try reader.values { reader throws(WordReader.Failure) in try reader.text() }
        let (answers, claims) = (try reader.array(), try reader.array())
        let (claimed, held) = (try reader.array(), try reader.array())
        let diagnostics = try reader.values(diagnostic)
        let decided = try reader.array()
        let outputs = try reader.values { reader throws(WordReader.Failure) in
            Record.Output(path: try reader.text(), content: try reader.long())
        }
        return Record.File(
            path: path, questions: questions, asksForAll: asksForAll, farNames: farNames, answers: answers,
            claims: claims, claimed: claimed, held: held, diagnostics: diagnostics, decided: decided,
            output: outputs.first)
    }

    private static func put(_ writer: inout WordWriter, _ diagnostic: Diagnostic) {
        writer.put(diagnostic.id)
        writer.put(diagnostic.severity == .error)
        writer.put(diagnostic.message)
        put(&writer, diagnostic.place)
        writer.put(diagnostic.notes) { writer, note in
            writer.put(note.message)
            put(&writer, note.place)
        }
    }

    private static func diagnostic(_ reader: inout WordReader) throws(WordReader.Failure) -> Diagnostic {
        let (id, isError, message) = (try reader.text(), try reader.bool(), try reader.text())
        let place = try place(&reader)
        let notes = try reader.values { reader throws(WordReader.Failure) in
            Diagnostic.Note(try reader.text(), at: try Self.place(&reader))
        }
        return Diagnostic(id: id, severity: isError ? .error : .warning, message: message, place: place, notes: notes)
    }

    private static func put(_ writer: inout WordWriter, _ place: SourcePlace?) {
        writer.put(place != nil)
        guard let place else { return }
        writer.put(place.path)
        writer.put(place.range.lower)
        writer.put(place.range.upper)
    }

    private static func place(_ reader: inout WordReader) throws(WordReader.Failure) -> SourcePlace? {
        guard try reader.bool() else { return nil }
        let path = try reader.text()
        return SourcePlace(path: path, range: SourceRange(try reader.int(), try reader.int()))
    }
}
