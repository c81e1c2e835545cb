import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import generic_list

/// Lists with type parameters: one declaration for whatever conforms.
@MainActor @Suite struct GenericListTests {
    private struct Toggle: SettingsItem {
        let id: Int
        var title: String
    }

    private struct Country: SettingsItem {
        var id: String { title }
        var title: String
    }

    private struct Size: Identifiable, Equatable { let id: String }

    private final class Screen1: SettingsListActions {
        var selected: [String] = []
        func select(items: Toggle) { selected.append(items.title) }
    }

    private final class Screen2: SettingsListActions {
        func select(items: Country) {}
    }

    private final class HintScreen: ScreensHintsActions {
        var events: [String] = []
        func select(values: Int) { events.append("select \(values)") }
        func willDisplay(values: Int) { events.append("display \(values)") }
    }

    private let screen = Screen()

    @Test func eachArgumentIsAListOfItsOwn() {
        let actions = Screen1()
        let list = SettingsList.Table(
            SettingsList(
                featured: nil, items: [Toggle(id: 1, title: "Wi-Fi"), Toggle(id: 2, title: "Sound")],
                recentItems: [Toggle(id: 3, title: "Light")], note: Note(text: "note")),
            context: SettingsContext(), actions: actions, in: screen.table)
        #expect(screen.rows == ["Wi-Fi", "Sound", "Recent Light", "note"])
        #expect(screen.heights.first == 50)
        #expect(screen.headers == ["2 settings"])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        #expect(actions.selected == ["Sound"])

        let other = Screen()
        let second = Screen2()
        let countries = SettingsList.Table(
            SettingsList(
                featured: Country(title: "Peru"), items: [], recentItems: [Country(title: "Mali")],
                note: Note(text: "other")),
            context: SettingsContext(), actions: second, in: other.table)
        #expect(other.rows == ["Peru", "Recent Mali", "other"])
        #expect(countries.indexPath(of: .recent("Mali")) == IndexPath(row: 0, section: 2))

        list.update { $0.items.reverse() }
        #expect(list.update(items: 1) { $0.title = "Network" })
        list.flush()
        #expect(screen.rows == ["Sound", "Network", "Recent Light", "note"])
        var context = SettingsContext()
        context.tint = .red
        list.context = context
        list.flush()
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.textColor == .red)
    }

    @Test func collectionsAndClosures() {
        let grid = Grid()
        var selected: [String] = []
        let list = Choices.Collection(
            Choices(options: [Size(id: "small"), Size(id: "large")], extras: [7]),
            actions: .init(selectOptions: { selected.append($0.id) }), in: grid.view)
        #expect(grid.view.numberOfItems(inSection: 0) == 2)
        #expect(grid.cell(1, as: UICollectionViewCell.self)?.tag == 5)
        _ = grid.view.headless.tap(itemAt: IndexPath(item: 1, section: 0))
        #expect(selected == ["large"])
        list.update { $0.extras = [8, 9] }
        list.flush()
        #expect(grid.view.numberOfItems(inSection: 1) == 2)
        #expect(list.indexPath(of: .extras(9)) == IndexPath(item: 1, section: 1))
    }

    @Test func rowsOfAProtocolInANestedGenericList() {
        let actions = HintScreen()
        let list = Screens.Hints.Table(
            Screens.Hints(hints: [Tip(id: 1, text: "tip")], values: [4]), actions: actions, in: screen.table)
        #expect(screen.rows == ["tip", "4"])
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        #expect(actions.events == ["display 4", "select 4"])
        list.state.values = []
        list.flush()
        #expect(screen.rows == ["tip"])
    }
}
