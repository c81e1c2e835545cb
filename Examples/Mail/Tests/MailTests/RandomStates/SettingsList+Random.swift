import MailKit

@testable import Mail

extension SettingsList: RandomState {
    static func start() -> SettingsList {
        SettingsList(toggles: Toggle.allCases, choices: [], signature: Signature(text: ""), canSignOut: true)
    }

    mutating func edit(using random: inout SeededGenerator) {
        toggles = random.once(in: 3) ? toggles.reversed() : Toggle.allCases.filter { _ in !random.once(in: 3) }
        choices.edit(
            using: &random,
            make: { Choice(title: "\(Int.random(in: 0..<500, using: &$0))", value: $0.word()) },
            change: { $0.value = $1.word() })
        choices = unique(choices) { $0.title }
        signature.text = random.word()
        canSignOut = random.once(in: 2)
        #if DEBUG
        build = random.once(in: 2) ? nil : BuildInfo(commit: random.word(), server: random.word())
        #endif
    }
}
