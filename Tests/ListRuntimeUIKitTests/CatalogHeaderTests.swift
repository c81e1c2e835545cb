import HeadlessUIKit
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Headers of a generated collection whose class follows from the rows of their section.
@MainActor @Suite struct CatalogHeaderTests {
    private let screen = CatalogScreen(
        Catalog(notice: nil, books: [], finds: [.gap(1), .gap(2), .gap(3)], loans: [], rooms: [], query: ""),
        layout: GalleryScreen.flow(), height: 4_000)

    private var header: CatalogView? { screen.collection.header(of: .finds) as? CatalogView }

    @Test func aHeaderOfAnotherClassIsLoadedWhenTheFirstResponderHasGone() throws {
        let field = UITextField(frame: .zero)
        let cell = try #require(screen.collection.cell(for: .finds(.gap(1))))
        cell.addSubview(field)
        field.becomeFirstResponder()
        screen.collection.state.finds.removeLast()
        screen.collection.flush()
        #expect(header is ManyFindsView && field.isFirstResponder)
        field.resignFirstResponder()
        screen.collection.flush()
        screen.view.layoutIfNeeded()
        #expect(header is FindsView)
        #expect(header?.shown == "2 in light")
    }
}
