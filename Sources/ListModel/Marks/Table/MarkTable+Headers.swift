extension MarkTable {
    static let header = headerMark(.header, "header")
    static let footer = headerMark(.footer, "footer")

    private static func headerMark(_ kind: Mark.Kind, _ side: String) -> MarkDefinition {
        MarkDefinition(
            kind, on: [.structure, .enumeration, .enumCase, .structProperty, .extensionProperty], notYetOn: [.class],
            "A \(side) that a section may have, on a section struct or enum, a case of such an enum, or a section property "
                + "of a list. Several are tried in "
                + "order; if none applies, the section has none.",
            arguments: [
                MarkArgumentDefinition(
                    .view, [.type, .choice([viewForm, classForm])], "view: SectionHeader", isRequired: true,
                    orElse: .contentConfiguration,
                    "The class of a `UITableViewHeaderFooterView`, or `.class(\\.looks.header)`, a class that the context holds, or "
                        + "`.view(\\.banner)`, a view that the context holds; "
                        + "`.view(makeBanner)` asks a function each time, which may answer nil."),
                MarkArgumentDefinition(
                    .when, [.keyPath, .closure, .function, .expression], "when: { $0.title != nil }",
                    "Takes it only where this is true of the section: a key path, closure, function or expression over "
                        + "`section` and `context`."),
                MarkArgumentDefinition(
                    .configure,
                    [.closure, .function, .expression, .choice([MarkChoice("asked"), MarkChoice("none")])],
                    "configure: fillHeader",
                    "Fills the view: an expression over `view`, `section` and `context`, or a function that takes the view; "
                        + "with `.asked` the app does, by a requirement of the actions; with `.none` nothing does."),
                MarkArgumentDefinition(
                    .contentConfiguration, [.keyPath, .closure, .function, .expression],
                    "contentConfiguration: { section in SectionContent(section) }",
                    "The content configuration of the view: a `UITableViewHeaderFooterView`, or in a collection view a "
                        + "`UICollectionViewListCell`, unless `view:` names a class."),
                registered("that class"), nib, bundle, prototype, reuse,
                MarkArgumentDefinition(
                    .height, heightKinds, "height: 44",
                    "Its height in points; that of the section mark, or the view's own, without it."),
                MarkArgumentDefinition(
                    .estimatedHeight, heightKinds, "estimatedHeight: 44", "Its height before it was measured."),
            ],
            rules: originRules + [
                .excludes(.configure, .contentConfiguration, because: "it can set `view.contentConfiguration` itself"),
                .excludes(.nib, .contentConfiguration, because: "a nib says how its view looks"),
                .excludes(.prototype, .contentConfiguration, because: "a prototype says how its view looks"),
            ], isRepeatable: true,
            example: """
                // listgen:\(side)(view: TwoColumnHeader, when: { $0.columns == 2 }, configure: fill)
                // listgen:\(side)(view: SectionHeader)
                var stories: [Story]
                """)
    }

    static func tableEnd(_ name: MarkArgumentName, _ place: String, _ example: String) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            name, [.type, .choice([viewForm])], example,
            "The view \(place) all rows of a table: the class of a `UIView`, which is made once and filled like a cell by the "
                + "list, its properties and the context; or `.view(\\.banner)`, a view that the context holds, or "
                + "`.view(makeBanner)`, a function that is asked at each update and may answer nil.")
    }

    /// `.view(\.banner)`, `.view(makeBanner)`.
    static let viewForm = MarkChoice("view", takes: .view)
    static let classForm = MarkChoice("class", takes: .keyPath)
}
