/// What can be wrong with Objective-C headers, and with what reads them.
public enum HeaderDiagnostic: DiagnosticCase {
    case noLibclang
    case libclangNotLoaded(path: String, reason: String)
    case libclangLacks(path: String, symbol: String)
    case libclangTooOld(path: String, version: String)
    /// What is not closed or was never opened, as written.
    case unbalanced(String)
    case nestedTooDeeply
    case includesItself
    /// The text of an `#error`.
    case errorDirective(String)
    /// What clang says first, and the number of such places.
    case incomplete(String, count: Int)
    case unreadable
    case markOnForwardDeclaration(String, of: String)
    case markInsideDeclaration(String, of: String)
    case markOnUnknownMacro(String, macro: String)
    case unknownSuperclass(String, of: String)
    case unknownProtocol(String, of: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .noLibclang,
            .libclangNotLoaded(path: "/opt/llvm/lib/libclang.so", reason: "file too short"),
            .libclangLacks(path: "/opt/llvm/lib/libclang.so", symbol: "clang_Type_getModifiedType"),
            .libclangTooOld(path: "/opt/llvm/lib/libclang.so", version: "clang version 3.8.1"),
            .unbalanced("{"),
            .nestedTooDeeply,
            .includesItself,
            .errorDirective("\"Include Story.h instead\""),
            .incomplete("expected ';' after method prototype", count: 3),
            .unreadable,
            .markOnForwardDeclaration("cell", of: "StoryCell"),
            .markInsideDeclaration("configure", of: "configureWithStory:atIndexPath:"),
            .markOnUnknownMacro("cell", macro: "DECLARE_CELL"),
            .unknownSuperclass("BaseCell", of: "StoryCell"),
            .unknownProtocol("StoryShowing", of: "StoryCell"),
        ]
    }
}
