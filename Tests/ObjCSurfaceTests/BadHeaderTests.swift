import Foundation
import ObjCSurface
import RandomTesting
import SourceText
import SwiftSurface
import Testing

/// Headers that are broken: each is said once, and those beside it are read.
@Suite struct BadHeaderTests {
    private let good = """
        #import "Bad.h"
        NS_ASSUME_NONNULL_BEGIN
        @interface Good : GoodBase
        @property (nonatomic, copy, nullable) NSString *title;
        - (void)showTale:(GoodTale *)tale;
        @end
        NS_ASSUME_NONNULL_END

        """

    /// What is wrong with a header, and whether the one beside it was read as a whole.
    private func read(_ bad: String) throws -> (header: ObjCHeader, isGoodRead: Bool) {
        try read(Array(bad.utf8))
    }

    private func read(_ bad: [UInt8]) throws -> (header: ObjCHeader, isGoodRead: Bool) {
        let files = [SourceFile(path: "Bad.h", bytes: bad), SourceFile(path: "Good.h", bytes: Array(good.utf8))]
        let headers = HeaderReader(try Libclang.load()).read(files).headers
        let surface = headers[1].surface(SwiftNames(headers))
        let name = surface.declarations.first
        let isRead =
            name?.name == "Good" && name?.inherits == ["GoodBase"] && name?.properties.map(\.type) == ["String?"]
            && name?.functions.map(\.name) == ["show"]
        return (headers[0], isRead && headers[1].faults.isEmpty)
    }

    static let broken: [(text: String, fault: HeaderFault.Kind)] = [
        ("@interface A : NSObject\n- (void)a;\n", .unbalanced("@interface")),
        ("typedef NS_ENUM(NSInteger, A) {\n    AOne,\n", .unbalanced("{")),
        ("@interface A : NSObject\n@end\n}\n", .unbalanced("}")),
        ("@interface A : NSObject\n- (void)a:(NSString *b;\n@end\n", .unbalanced("(")),
        ("#if A\n@class B;\n", .unbalanced("#if")),
        ("@class B;\n#endif\n", .unbalanced("#endif")),
        ("@protocol P\n@protocol Q\n@end\n", .unbalanced("@protocol")),
        ("#include \"Bad.h\"\n#include \"Bad.h\"\n@class B;\n", .includesItself),
        ("#error \"Don't include this\"\n@class B;\n", .errorDirective("\"Don't include this\"")),
        ("@end\n", .incomplete("'@end' must appear in an Objective-C context", count: 1)),
        ("- (void)a\n", .incomplete("missing context for method declaration", count: 1)),
        ("- (void)a;\n", .incomplete("missing context for method declaration", count: 1)),
    ]

    @Test(arguments: broken)
    func whatIsBrokenIsSaidOnce(_ row: (text: String, fault: HeaderFault.Kind)) throws {
        let (header, isGoodRead) = try read(row.text)
        #expect(header.faults.map(\.kind) == [row.fault])
        #expect(isGoodRead)
    }

    static let whole = [
        "#if 0\n@interface A : { ( it's not read\n#endif\n",
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\nvoid f(void);\n#ifdef __cplusplus\n}\n#endif\n",
        "#if OLD\n@interface A : Old\n#else\n@interface A : New\n#endif\n- (void)a;\n@end\n",
        "/* } @end */ // {\n#define BEGIN {\n@class A; \n", "static NSString *const text = @\"{\";\n",
        "typedef struct { int a[2]; } Pair; @protocol P, Q;\n", "",
        "#define CLASS(name) @interface name : NSObject\nCLASS(A)\n@end\n",
        "@interface A ()\n@end\n@interface B : NSObject { int ivar; }\n@end\n",
    ]

    @Test(arguments: whole) func whatIsWholeIsNotRefused(_ text: String) throws {
        let (header, isGoodRead) = try read(text)
        #expect(header.faults.map(\.kind) == [])
        #expect(isGoodRead)
    }

    @Test func tenThousandErrorsAreOneFault() throws {
        let lines = (0..<10_000).map { "- (void)method\($0):;" }.joined(separator: "\n")
        let (header, isGoodRead) = try read("@interface Bad : NSObject\n\(lines)\n- (void)last;\n@end\n")
        #expect(header.faults.count == 1)
        guard case .incomplete(_, let count)? = header.faults.first?.kind else {
            Issue.record("\(header.faults)")
            return
        }
        #expect(count >= 10_000)
        #expect(header.containers.first?.methods.last?.selector == "last")
        #expect(isGoodRead)
    }

    /// Whatever happens to one header, nothing crashes, its faults lie in it, and the one beside it is read in full.
    @Test func damageIsHarmless() throws {
        let seed = Seed.start
        var generator = SeededGenerator(seed: seed)
        let sources = try HeaderFixture.all.flatMap { try $0.files() }
        for round in 0..<Sample.count(60) {
            var bytes = sources.randomElement(using: &generator)?.bytes ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                guard bytes.count > 40 else { break }
                let lower = Int.random(in: 0..<bytes.count - 20, using: &generator)
                let piece = Array(bytes[lower..<lower + Int.random(in: 1...20, using: &generator)])
                let place = Int.random(in: 0..<bytes.count - 20, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.removeSubrange(lower..<lower + piece.count)
                case 1: bytes.insert(contentsOf: piece, at: place)
                case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                default: bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &generator))
                }
            }
            let (header, isGoodRead) = try read(bytes)
            for fault in header.faults {
                #expect(fault.range.lower >= 0 && fault.range.upper <= bytes.count, "seed \(seed), round \(round)")
            }
            #expect(isGoodRead, "seed \(seed), round \(round)")
        }
    }
}
