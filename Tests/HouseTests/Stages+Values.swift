import SwiftSurface

/// Rules are given values: what one of them says reaches no other but by what it gives.
extension Stages {
    /// Where a file between `Values` and `Checks` declares what can be shared and changed, or changes what it is given.
    func changes() -> [String] {
        files.filter { (Self.number("Values")...Self.number("Checks")).contains($0.stage) }.flatMap { file, stage in
            Self.changes(in: file, isRule: stage >= Self.number("Calls"))
        }
    }

    static func changes(in file: HouseFile, isRule: Bool) -> [String] {
        var found = lines(of: file, with: #/\bclass [A-Z]/#, "a class")
        found += lines(of: file, with: #/\bdefer \{/#, "a change that is taken back")
        if ["ListScope", "ListFrame"].contains(unit(file)) {
            for property in file.declarations.flatMap(\.properties) where property.isSettable {
                found.append("\(file.place(file.line(property.nameRange.lower))): \(property.name) is a variable")
            }
        }
        guard isRule else { return found }
        for function in file.declarations.flatMap(\.functions) where !function.modifiers.contains("private") {
            let isChange =
                function.modifiers.contains("mutating") || function.parameters.contains { $0.type.hasPrefix("inout ") }
            if isChange { found.append("\(file.place(file.line(function.nameRange.lower))): \(function.name) changes") }
        }
        return found
    }

    /// Where rules know of what an incremental run records, or collect what others say.
    func recordings() -> [String] {
        let recording = ["Recording", "Types", "Symbols", "Index", "Run"].map(Self.number)
        return files.flatMap { file, stage -> [String] in
            let isRecording = recording.contains(stage) || Self.unit(file) == "Accounts"
            return Self.recordings(in: file, isRecording: isRecording, isRun: stage == Self.number("Run"))
        }
    }

    static func recordings(in file: HouseFile, isRecording: Bool, isRun: Bool) -> [String] {
        let recorded = lines(of: file, with: #/\b(Question\w*|ProgramPart|ResolvedFile|askFor\w*)\b/#, "a recording")
        let collected = lines(of: file, with: #/\.collecting\b/#, "findings")
        return (isRecording ? [] : recorded) + (isRun ? [] : collected)
    }

    private static func number(_ folder: String) -> Int { folders.firstIndex(of: folder) ?? 0 }

    private static func lines(of file: HouseFile, with regex: Regex<some Any>, _ what: String) -> [String] {
        file.code.indices.filter { file.code[$0].contains(regex) }.map { "\(file.place($0)): \(what)" }
    }
}
