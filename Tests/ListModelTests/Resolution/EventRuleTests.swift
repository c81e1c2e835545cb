import ListModel
import Testing

/// Who takes the events.
@Suite struct EventRuleTests {
    @Test func methodsOfUIKitAreKnownByName() {
        let resolved = Resolved(
            """
            // listgen:list(.table, on: [select, scrollViewDidScrol, tableView(_:didSelectRowAt:), tableView, scrollViewDidScroll])
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [unknown-delegate-method] at `scrollViewDidScrol`: there is no event and no UIKit delegate method `scrollViewDidScrol`
                  note: did you mean `scrollViewDidScroll`?
                error [emitted-delegate-method] at `tableView(_:didSelectRowAt:)`: `tableView(_:didSelectRowAt:)` is implemented by the generated table, because marks of the list say `on: select`
                  note: take it out and say the rest with `on: select`, or keep it and take every `on: select` out
                error [ambiguous-delegate-method] at `tableView`: several delegate methods have the name `tableView`
                  note: write the full name, such as `tableView(_:willBeginEditingRowAt:)`
                """)
    }

    @Test func methodsOfCellsTakeWhatIsOnOffer() {
        let resolved = Resolved(
            """
            // listgen:list(.table, deselects: false)
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell {
                func configure(with story: Story) { }
                // listgen:on(willDisplay)
                func start(mode: Mode) { }
                // listgen:on(deselect)
                func first() { }
                // listgen:on(deselect)
                func second() { }
            }
            """)
        #expect(
            resolved.text == """
                error [unfillable-event] at `start`: nothing fills `mode: Mode` of `start(mode:)`
                  note: a row is shown by `StoryCell` here
                  note: on offer: stories: Story, row: Feed.Row, tableView: UITableView, indexPath: IndexPath, position: RowPosition<Story>, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection, event: RowEvent
                  note: take the parameter out, or give it a default
                error [two-event-methods] at `second`: two methods of `StoryCell` take `deselect`
                  note: the first is here
                  note: take the mark away from one and call it from the other
                """)
    }

    @Test func theDelegateOfTheAppTakesItsEventsItself() {
        let resolved = Resolved(
            """
            // listgen:list(.table, delegate: .mine)
            struct Feed {
                // listgen:section(header: StoryHeader)
                var stories: [Story]  // listgen:row(on: select)
            }
            struct Story: Equatable { let id: Int }
            final class StoryHeader: UITableViewHeaderFooterView { }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [header-without-delegate] at `StoryHeader`: `StoryHeader` is asked of the delegate, which the app keeps
                  note: give a title, or take `delegate: .mine` out of the list
                error [event-without-delegate] at `select`: `select` is asked of the delegate, which the app keeps
                  note: take it out and write `tableView(_:didSelectRowAt:)` there, where `row(at:)` of the table gives the row, or take `delegate: .mine` out of the list
                """)
    }
}
