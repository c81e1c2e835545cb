/// What cells tell by themselves.
extension MarkTable {
    static let event = MarkDefinition(
        .event, on: [.classProperty, .extensionProperty, .classMethod, .extensionMethod],
        "The control or closure of a cell is an event of the row that the cell shows, that of a header or footer one of its "
            + "section. The actions of each list get a requirement of its name, with the row or section and what the "
            + "control or closure tells: `toggle(options: Option, _ isOn: Bool)`. On a method that fills cells it names a "
            + "parameter, a closure that the list gives.",
        arguments: [
            MarkArgumentDefinition(
                .trigger, [.choice(ControlClasses.events.map { MarkChoice($0) })], ".editingDidEnd", on: properties,
                "The event of the control, if it is not the one that tells a change; required for classes of controls that "
                    + "are not UIKit's."),
            MarkArgumentDefinition(
                .parameter, [.function], "onTap", isRequired: true, on: [.classMethod, .extensionMethod],
                "The parameter of the method."),
            MarkArgumentDefinition(
                .into, [.keyPath], "into: \\.isOn", on: properties,
                "Nobody is told: the value is written into the row of the state, at this key path, and the cell is not filled "
                    + "for it. `on: change` of the row is told afterwards."),
            MarkArgumentDefinition(
                .otherwise, [.boolean, .number, .string, .closure, .expression, .nothing], "else: false",
                "What a closure answers if its row or the app is gone. Required for a closure with a result, unless that is "
                    + "optional."),
            MarkArgumentDefinition(
                .remeasures, [.boolean], "remeasures: true", on: properties,
                "Nobody is told: the closure says that the height of the row has changed, which is asked for again."),
        ],
        rules: [
            .excludes(.otherwise, .remeasures, because: "nobody is asked for an answer"),
            .excludes(.otherwise, .into, because: "nobody is asked for an answer"),
            .excludes(.remeasures, .into, because: "what is written has the height asked for again by itself"),
        ],
        isRepeatable: true,
        example: """
            var onToggle: ((Bool) -> Void)?  // listgen:event
            """)

    private static let properties: Set<MarkPlace> = [.classProperty, .extensionProperty]

    static let cellEvents = MarkArgumentDefinition(
        .events, [.boolean], "events: false",
        "Whether the events of its cell are those of the actions; with `false` the app sets the closures and hears the "
            + "controls itself. `true` without it.")
}
