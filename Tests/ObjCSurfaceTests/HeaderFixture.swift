import Foundation
import ObjCSurface
import SourceText
import SwiftSurface
import Testing

/// A folder of `Fixtures/Headers`: the headers of one run, and what they declare.
struct HeaderFixture: CustomTestStringConvertible, Sendable {
    let name: String

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The stand-in for an SDK.
    static let sdk = root.appendingPathComponent("SDK").path

    static let all: [HeaderFixture] = {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Headers").path)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map { HeaderFixture(name: $0) }
    }()

    var testDescription: String { name }

    private var folder: URL { Self.root.appendingPathComponent("Headers/\(name)") }

    var golden: URL { folder.appendingPathComponent("declarations.txt") }

    /// The headers by name.
    func files() throws -> [SourceFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".h") }
        return try names.sorted().map { name in
            SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    /// What is declared, as `scan` prints it, with the marks and faults behind it.
    func text(_ library: Libclang, sdk: String? = nil) throws -> String {
        let files = try files()
        let folder = folder
        let reader = HeaderReader(library, sdk: sdk) { folder.appendingPathComponent($0).path }
        let headers = reader.read(files).headers
        let names = SwiftNames(headers)
        return zip(files, headers).map { file, header in
            let surface = header.surface(names)
            var json = JSONText()
            ScanRecord.write(surface, of: file, to: &json)
            let lines = LineMap(file.bytes)
            func line(_ range: SourceRange) -> String {
                let (start, end) = (lines.location(range.lower), lines.location(range.upper))
                return "\(file.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
            }
            var text = String(decoding: json.bytes, as: UTF8.self)
            func add(_ name: String, _ marks: [MarkComment]) {
                for mark in marks {
                    let words = mark.pieces.map(\.text).joined(separator: "|")
                    text += "mark on \(name), \(line(mark.range)): \(words)\n"
                }
            }
            for declaration in surface.declarations {
                let name = declaration.name
                add(name, declaration.marks)
                for property in declaration.properties { add("\(name).\(property.name)", property.marks) }
                for enumCase in declaration.cases { add("\(name).\(enumCase.name)", enumCase.marks) }
                for function in declaration.functions { add("\(name).\(function.fullName)", function.marks) }
            }
            for alias in surface.typealiases {
                text += "typealias \(alias.name) = \(alias.type), \(line(alias.nameRange))\n"
                add(alias.name, alias.marks)
            }
            for stray in surface.strayMarks {
                let reason = stray.strayReason.map { "\($0)" } ?? "nothing follows"
                text += "stray mark, \(line(stray.range)): \(reason)\n"
            }
            for fault in header.faults { text += "fault, \(line(fault.range)): \(fault.kind)\n" }
            return text
        }.joined()
    }
}
