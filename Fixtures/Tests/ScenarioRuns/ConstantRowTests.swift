@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import constant_rows

private final class Tapped: constant_rows.Settings.Actions {
    var rows: [String] = []

    func selectProfile() { rows.append("profile") }
    func selectPrivacy() { rows.append("privacy") }
    func selectSignOut() { rows.append("signOut") }
}

/// Rows that are always there, between others.
@MainActor @Suite struct ConstantRowTests {
    @Test func constantRowsStayBetweenThoseThatComeAndGo() {
        let screen = Screen()
        let tapped = Tapped()
        let table = Settings.Table(Settings(isShared: false), actions: tapped, in: screen.table)
        let fixed = ["Profile", "Privacy", "Sounds"]
        let end = ["Help", "About", "Legal"]
        #expect(screen.rows == fixed + end + ["Sign out"])
        table.state.general.accounts = [Account(id: 1, name: "Ann"), Account(id: 2, name: "Bob")]
        table.state.general.isBeta = true
        table.state.isShared = true
        table.flush()
        #expect(screen.rows == fixed + ["Ann", "Bob", "Beta"] + end + ["Sign out", "Shared"])
        #expect(screen.batches.count == 1)
        #expect(table.rowID(at: IndexPath(row: 7, section: 0)) == .general(.about))
        #expect(table.row(at: IndexPath(row: 9, section: 0)) == nil)
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        #expect(tapped.rows == ["privacy", "signOut"])
        table.state.general.accounts.removeFirst()
        table.flush()
        #expect(screen.rows == fixed + ["Bob", "Beta"] + end + ["Sign out", "Shared"])
    }
}
