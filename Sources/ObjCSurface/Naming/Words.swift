/// The words of a name in camel case.
enum Words {
    /// `update`, `UI` of `updateUI`; `HL`, `User` of `HLUser`; an underscore stays at the end of its word.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let afterSmall = previous.map { !$0.isUppercase } ?? false
            let beforeSmall = next?.isLowercase ?? false
            if character.isUppercase, afterSmall || beforeSmall && previous != nil, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// With its first word in small letters: `indexPath` of `IndexPath`, `url` of `URL`.
    static func lowered(_ words: some Collection<String>) -> String {
        (words.first?.lowercased() ?? "") + words.dropFirst().joined()
    }
}
