import SourceText
import SwiftSurface
import Testing

@Suite struct ScanRecordTests {
    @Test func writesALineADeclaration() {
        let text = """
            // A comment
            @available(iOS 15, *) @MainActor
            final class A<T>: B, C {
                let a = 1, b: [ Int  ]
                init() {}
                func f(_ x: Int, with y: Int) {}
                enum `class`: String { case `in`(Int,
                    b: Int), other = "q" }
            }
            """
        let file = SourceFile(path: "F/A.swift", bytes: Array(text.utf8))
        var json = JSONText()
        ScanRecord.write(DeclarationParser.parse(file).surface, of: file, to: &json)
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == """
                {"file":"F/A.swift","line":3,"kind":"class","name":"A","inherits":["B","C"],\
                "attributes":["available","MainActor"],"properties":[{"name":"a","type":null},\
                {"name":"b","type":"[ Int ]"}],"cases":[],"functions":["f(_:with:)"]}
                {"file":"F/A.swift","line":7,"kind":"enum","name":"A.class","inherits":["String"],"attributes":[],\
                "properties":[],"cases":[{"name":"in","payload":"(Int, b: Int)"},{"name":"other","payload":null}],\
                "functions":[]}

                """)
    }

    @Test func countsAllKindsOfLineEnds() {
        let file = SourceFile(path: "A.swift", bytes: Array("\r\n\r\nstruct A {}\rstruct B {}\nstruct C {}".utf8))
        var json = JSONText()
        ScanRecord.write(DeclarationParser.parse(file).surface, of: file, to: &json)
        let text = String(decoding: json.bytes, as: UTF8.self)
        #expect(text.split(separator: "\n").map { $0.contains("\"line\":") } == [true, true, true])
        for (line, name) in [(3, "A"), (4, "B"), (5, "C")] {
            #expect(text.contains("\"line\":\(line),\"kind\":\"struct\",\"name\":\"\(name)\""))
        }
    }
}
