import Foundation
import SourceText
import Testing

@testable import ObjCSurface

/// The compiler of this machine, asked for names.
@Suite struct SwiftImporterTests {
    private func headers(_ texts: [String]) throws -> [ObjCHeader] {
        let files = texts.enumerated().map { SourceFile(path: "H\($0.offset).h", bytes: Array($0.element.utf8)) }
        return HeaderReader(try Libclang.load()).read(files).headers
    }

    /// The names of all methods by their selectors, and those that the compiler gave.
    private func names(_ headers: [ObjCHeader]) throws -> (all: [String: String], imported: Set<String>) {
        let names = SwiftNames(headers, imported: try #require(SwiftImporter()).names(headers))
        var all: [String: String] = [:]
        var imported: Set<String> = []
        for container in headers.flatMap(\.containers) {
            for method in container.methods {
                let name = names.method(method, in: container)
                all["\(container.name) \(method.selector)"] = name.text
                if name.origin == .importer { imported.insert("\(container.name) \(method.selector)") }
            }
        }
        return (all, imported)
    }

    @Test func nothingIsLeftInTheTemporaryFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("importer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let importer = SwiftImporter(compiler: try #require(SwiftImporter()).compiler, temporaryFolder: folder)
        let headers = try headers(["@interface Cell : NSObject\n- (void)drawStory:(Story *)story;\n@end\n"])
        #expect(importer.names(headers)["Cell"]?["-drawStory:"]?.text == "draw(_:)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    /// More than the compiler is asked for at once: each class is seen with its superclass wherever that stands.
    @Test func manyClassesAreNamedAsOneIs() throws {
        let base = """
            @interface Base : NSObject
            @property (nonatomic, copy) NSArray<Story *> *stories;
            - (void)fillWithStory:(Story *)story NS_SWIFT_NAME(show(_:));
            @end

            """
        let classes = (0..<900).map { number in
            """
            @interface Cell\(number) : Base
            - (void)drawStory:(Story *)story;
            - (void)fillWithStory:(Story *)story;
            @end
            """
        }
        let (all, imported) = try names(headers([base, classes.joined(separator: "\n")]))
        #expect(all.count == 1801)
        #expect(imported.count == 900)
        for number in 0..<900 {
            // `draw` alone would be about the property of the superclass.
            #expect(all["Cell\(number) drawStory:"] == "drawStory(_:)")
            #expect(all["Cell\(number) fillWithStory:"] == "show(_:)")
        }
    }

    @Test func aClassThatTheCompilerRefusesSpoilsNoOther() throws {
        var headers = try headers(
            (0..<40).map { "@interface Cell\($0) : NSObject\n- (void)drawStory:(Story *)story;\n@end\n" })
        // No header can say so: a type with the name of a class.
        headers[17].containers[0].methods[0].parameters[0].type = ObjCType(.named("Cell17"))
        let (all, imported) = try names(headers)
        #expect(imported.count == 39)
        #expect(all["Cell16 drawStory:"] == "draw(_:)")
        #expect(all["Cell18 drawStory:"] == "draw(_:)")
    }
}
