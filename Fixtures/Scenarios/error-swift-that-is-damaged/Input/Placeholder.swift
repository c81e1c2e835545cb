import UIKit

// listgen:list(.table)
struct Notes {
    var notes: [<#Note#>]  // listgen:row(cell: NoteCell, id: .value)
}
