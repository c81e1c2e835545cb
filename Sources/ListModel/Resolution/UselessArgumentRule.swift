import SourceText
import SwiftSurface

/// Arguments that could have no effect where they stand.
extension Resolution {
    /// What a property of a section struct's type may not say: the struct says it.
    mutating func checkSectionProperty(_ marks: MarkSet, type: String) {
        for argument in marks.all(.section).flatMap(\.arguments) where [.empty, .content].contains(argument.name) {
            report(.argumentOfType(argument.name.rawValue, type: type), at: argument.place)
        }
        for argument in marks.all(.row).flatMap(\.arguments) where argument.name != .name {
            report(.argumentOfType(argument.name.rawValue, type: type), at: argument.place)
        }
    }

    /// What a property or case that holds a rows enum may not say: its cases say it.
    mutating func checkRowsProperty(_ site: RowSite) {
        guard let rows = site.rows else { return }
        for argument in site.rowMarks.flatMap(\.arguments) where [.id, .content, .when].contains(argument.name) {
            report(
                .argumentOfType(argument.name.rawValue, type: table.symbol(rows).name), at: argument.place)
        }
    }

    /// Key paths need a payload.
    mutating func checkPayload(_ site: RowSite) {
        guard site.payload.isEmpty else { return }
        for argument in site.rowMarks.flatMap(\.arguments) {
            let isKeyPath = argument.value.elements.contains { $0.keyPath != nil }
            if isKeyPath || [.member("value"), .member("occurrence")].contains(argument.value.form) {
                report(.noPayload(argument.name.rawValue, row: site.name), at: argument.value.place)
            }
        }
    }
}
