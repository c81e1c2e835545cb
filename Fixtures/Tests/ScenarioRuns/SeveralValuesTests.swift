import ListRuntimeUIKit
import Testing
import UIKit

@testable import identity_of_several_values

/// Identities that are all values of a case.
@MainActor @Suite struct SeveralValuesTests {
    private let screen = Screen()

    @Test func allValuesTellRowsApart() {
        let knight = Piece(name: "N")
        let pawn = Piece(name: "p")
        let moves = Moves(
            turns: [
                .move(knight, to: 1), .move(knight, to: 2), .capture(knight, of: pawn, 3),
                .capture(knight, of: pawn, 3),
                .same(pawn, 4),
            ])
        let table = Moves.Table(moves, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["N1", "N2", "Nxp3", "Nxp3", "p4"])
        #expect(moves.turns[3].rowID(occurrence: 1) == .capture(knight, pawn, 3, 1))
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.update { $0.turns.swapAt(0, 1) }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["N2", "N1", "Nxp3", "Nxp3", "p4"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }
}
