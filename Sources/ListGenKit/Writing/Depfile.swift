import ListModel
import SourceText

/// What the generated files were made of, in the format that make and ninja read.
public enum Depfile {
    /// A rule for each generated file, or one for the depfile itself where nothing is generated.
    public static func text(_ generation: Generation) -> String {
        let inputs = generation.inputPaths.map { escaped($0) }.joined(separator: " ")
        return generation.plan.files.map { "\(escaped($0.path)): \(inputs)\n" }.joined()
    }

    /// Writes it; nil where that went well.
    public static func write(_ generation: Generation, to path: String) -> Diagnostic? {
        let absolute = Root.working.absolute(path)
        let bytes = Array(text(generation).utf8)
        let temporary = absolute + ".listgen"
        _ = FileSystem.remove(temporary)
        let failure = FileSystem.create(temporary, bytes) ?? FileSystem.rename(temporary, to: absolute)
        return failure.map {
            WritingDiagnostic.notWritten(path, reason: $0.reason).entry.diagnostic(at: nil)
        }
    }

    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            case " ", "#", "\\": result += "\\\(character)"
            case "$": result += "$$"
            default: result.append(character)
            }
        }
        return result
    }
}
