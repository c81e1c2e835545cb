/// The words that the constants of an enum share with its name, which Swift leaves out.
enum EnumPrefix {
    static func prefix(of constants: [String], enumName: String) -> String {
        let enumWords = Words.split(enumName)
        let split = constants.map(Words.split)
        guard let first = split.first else { return "" }
        // `StoryState` or `StoryStates`; a `k` in front is none of the words.
        var count = 0
        while count < enumWords.count, split.allSatisfy({ $0.count > count + 1 && $0[count] == first[count] }),
            first[count] == enumWords[count] || first[count] + "s" == enumWords[count]
        {
            count += 1
        }
        let prefix = first.prefix(count).joined()
        let rest = constants.map { $0.dropFirst(prefix.count) }
        // A case must not begin with a digit.
        return rest.contains { $0.first.map { $0.isNumber } ?? true } ? "" : prefix
    }

    /// `openURL` of `OpenURL`, `urlOpen` of `URLOpen`.
    static func caseName(_ name: String) -> String {
        let trimmed = name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
        var words = Words.split(trimmed)
        guard let first = words.first else { return name }
        words[0] = first.lowercased()
        return words.joined()
    }
}
