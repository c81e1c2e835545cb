import SourceText
import SwiftSurface

/// What stands around a row in one list or provider.
struct Surroundings {
    /// The marks of one place, and what a requirement that they ask for takes.
    struct Level {
        enum Grain {
            /// The payload of the row itself.
            case own
            /// The value of a rows enum or of a section's Row enum, under the name of the property or case; without one
            /// where the enum itself asks, whoever holds it.
            case rows(name: String?, type: String, value: FillValue)
            /// The row of the list.
            case list
        }

        var marks: [Mark]
        var grain: Grain
    }

    /// The file of the list or provider.
    var file: Int
    /// The list, or the rows enum of a provider.
    var owner: Int
    /// The type of the list's row, in full.
    var rowType: String
    /// The typealias that the list has for it, if the rows are those of one rows enum.
    var rowAlias: String?
    var isProvider = false
    /// Whether the list deselects a row after each tap.
    var deselects = false
    /// How many rows can be selected.
    var selection = ListSelection.single
    /// False if the app keeps the delegate.
    var hasDelegate = true
    var context: ResolvedType?
    /// Whether the list does not keep the context alive.
    var isContextWeak = false
    /// The rows enums on the way to the row, and after how many steps their value is reached.
    var enums: [(id: Int, depth: Int)] = []
    /// From the innermost outwards.
    var levels: [Level] = []
    /// The section struct of a repeated section, which requirements take, too.
    var section: ResolvedType?
    /// The section struct, the section enum or the element that holds the row; nil for a property that is itself a
    /// section, and in providers.
    var sectionValue: ResolvedType?
    /// The section struct that a case of the section enum carries. No generated call can pass it, but nothing farther away
    /// takes its place.
    var carriedSection: ResolvedType?
    /// The element of the row property, for `RowPosition`.
    var element: ResolvedType?
    /// Whether that property is an outline; known of each row kind.
    var isOutline = false
    /// Whether marks of what holds the rows enums around it have a fault.
    var isDoubtful = false
    /// Why a value inside cannot be written back, as it reads after "it": what holds it is computed, or a constant.
    var writeFault: String?
    /// Why a row inside cannot be moved by hand, as it reads after "it".
    var moveFault: String?
    /// The clauses around the properties and cases on the way.
    var conditions: [Condition] = []
}
