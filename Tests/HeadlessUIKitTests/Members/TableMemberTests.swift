import HeadlessUIKit
import Testing

/// Scroll views, tables and their cells.
@MainActor @Suite struct TableMemberTests {
    @Test func aScrollViewKeepsHowItScrolls() {
        let view = UIScrollView()
        let flags: [(ReferenceWritableKeyPath<UIScrollView, Bool>, Bool)] = [
            (\.showsVerticalScrollIndicator, true), (\.showsHorizontalScrollIndicator, true), (\.isScrollEnabled, true),
            (\.isPagingEnabled, false), (\.bounces, true), (\.alwaysBounceHorizontal, false),
            (\.alwaysBounceVertical, false), (\.scrollsToTop, true),
            (\.delaysContentTouches, true), (\.canCancelContentTouches, true),
        ]
        for (flag, expected) in flags { #expect(keep(!expected, in: view, flag) == expected) }
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        #expect(keep(insets, in: view, \.scrollIndicatorInsets) == .zero)
        #expect(keep(insets, in: view, \.verticalScrollIndicatorInsets) == .zero)
        for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive, .onDragWithAccessory] {
            keep(mode, in: view, \.keyboardDismissMode)
        }
        #expect(keep(.fast, in: view, \.decelerationRate) == UIScrollView.DecelerationRate.normal)
        #expect(keep(0.5, in: view, \.minimumZoomScale) == 1 && keep(2, in: view, \.maximumZoomScale) == 1)
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 2)
        view.flashScrollIndicators()
    }

    @Test func aRectangleIsScrolledIntoView() {
        let screen = Screen(rows: 40)
        screen.table.scrollRectToVisible(CGRect(x: 0, y: 880, width: 320, height: 44), animated: false)
        #expect(screen.table.contentOffset.y == 484)
        #expect(!screen.table.isTracking && !screen.table.isDecelerating)
    }

    @Test func anInsetIsAdjustedUnlessNever() {
        final class Told: UIScrollView {
            var changes = 0
            override func adjustedContentInsetDidChange() { changes += 1 }
        }
        let view = Told()
        view.contentInset.top = 9
        #expect(view.adjustedContentInset.top == 9 && view.changes == 1)
        for way in [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .never] {
            keep(way, in: view, \.contentInsetAdjustmentBehavior)
        }
        #expect(view.adjustedContentInset.top == 9)
    }

    @Test func aTableKeepsItsLooks() {
        let table = UITableView()
        #expect(UITableView.indexSearch == "{search}")
        #expect(keep(.red, in: table, \.separatorColor) == nil)
        #expect(keep(.zero, in: table, \.separatorInset).left == 16)
        #expect(table.separatorStyle == UITableViewCell.SeparatorStyle.singleLine)
        #expect(
            keep(.fromAutomaticInsets, in: table, \.separatorInsetReference)
                == UITableView.SeparatorInsetReference.fromCellEdges)
        #expect(keep(true, in: table, \.cellLayoutMarginsFollowReadableWidth) == false)
        #expect(keep(false, in: table, \.insetsContentViewsToSafeArea) == true)
        #expect(keep(.red, in: table, \.sectionIndexColor) == nil)
        #expect(keep(.red, in: table, \.sectionIndexBackgroundColor) == nil)
        #expect(keep(20, in: table, \.sectionIndexMinimumDisplayRowCount) == 0)
        #expect(keep(true, in: table, \.selectionFollowsFocus) == false)
        #expect(keep(true, in: table, \.remembersLastFocusedIndexPath) == false)
        let automatic = UITableView.automaticDimension
        #expect(keep(9, in: table, \.estimatedSectionHeaderHeight) == automatic)
        #expect(keep(9, in: table, \.estimatedSectionFooterHeight) == automatic)
        #expect(keep(9, in: table, \.sectionHeaderTopPadding) == automatic)
        #expect(keep(9, in: table, \.fillerRowHeight) == 0)
        #expect(table.dropDelegate == nil && table.isPrefetchingEnabled)
    }

    @Test func theFirstSelectedRowIsScrolledTo() {
        let screen = Screen(rows: 40)
        screen.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        screen.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(screen.table.indexPathsForVisibleRows?.first?.row == 30)
    }

    @Test func aCellIsConfiguredForItsState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [String] = []
        cell.configurationUpdateHandler = { _, state in
            states.append("\(state.isSelected) \(state.isHighlighted) \(state.isDisabled)")
        }
        cell.setSelected(true, animated: false)
        cell.setHighlighted(true, animated: false)
        cell.setNeedsUpdateConfiguration()
        #expect(cell.isHighlighted)
        #expect(states == ["false false false", "true false false", "true true false", "true true false"])
        cell.updateConfiguration(using: cell.configurationState)
        #expect(states.count == 5)
    }

    @Test func aCellKeepsItsLooks() {
        let (cell, view) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        #expect(keep(.checkmark, in: cell, \.editingAccessoryType) == UITableViewCell.AccessoryType.none)
        #expect(keep(view, in: cell, \.editingAccessoryView) == nil)
        #expect(keep(view, in: cell, \.multipleSelectionBackgroundView) == nil)
        #expect(keep(.custom, in: cell, \.focusStyle) == UITableViewCell.FocusStyle.default)
        #expect(keep(.gray, in: cell, \.selectionStyle) == UITableViewCell.SelectionStyle.default)
        #expect(keep(.zero, in: cell, \.separatorInset).left == 16)
        #expect(
            keep(false, in: cell, \.shouldIndentWhileEditing) == true && keep(5, in: cell, \.indentationWidth) == 10)
        #expect(keep(true, in: cell, \.showsReorderControl) == false)
        #expect(keep(false, in: cell, \.userInteractionEnabledWhileDragging) == true)
        #expect(keep(.clear(), in: cell, \.backgroundConfiguration) == nil)
        #expect(keep(false, in: cell, \.automaticallyUpdatesContentConfiguration) == true)
        #expect(keep(false, in: cell, \.automaticallyUpdatesBackgroundConfiguration) == true)
        #expect(cell.defaultBackgroundConfiguration() == .listCell() && !cell.showingDeleteConfirmation)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        #expect(keep(.clear(), in: header, \.backgroundConfiguration) == nil)
        #expect(header.configurationState.traitCollection == (header.traitCollection as UITraitCollection))
    }

    @Test func aDragIsActiveUntilItEnds() {
        final class Delegate: NSObject, UITableViewDragDelegate {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] { [UIDragItem()] }
        }
        let (screen, delegate) = (Screen(rows: 3), Delegate())
        screen.table.dragDelegate = delegate
        let drag: HeadlessDrag? = screen.table.headless.beginDrag(rowAt: IndexPath(row: 1, section: 0))
        #expect(drag?.isActive == true && screen.table.hasActiveDrag)
        drag?.end()
        #expect(drag?.isActive == false && !screen.table.hasActiveDrag)
    }

    @Test func aHeldRowIsPutDownOnce() {
        let screen = Screen(rows: 3)
        screen.table.isEditing = true
        let move: HeadlessMove? = screen.table.headless.beginMove(rowAt: IndexPath(row: 1, section: 0))
        #expect(move?.origin == IndexPath(row: 1, section: 0) && move?.isHeld == true)
        move?.cancel()
        #expect(move?.isHeld == false && move?.drop(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test func aScreenTellsItsBoundsAndContent() {
        let screen = Screen(rows: 3)
        let bounds: HeadlessScreen.Bounds = screen.table.headless.screen.bounds
        #expect(bounds.contentWidth == 320 && bounds.horizontalOffset == 0)
        let slider = UISlider()
        slider.value = 0.5
        screen.cell(0)?.contentView.addSubview(slider)
        screen.cell(1)?.contentView.addSubview(UISegmentedControl(items: ["a"]))
        #expect(screen.table.headless.screen.rows[0].shows.contains(.slider(0.5)))
        #expect(screen.table.headless.screen.rows[1].shows.contains(.segments(["a"], selected: -1)))
    }

    @Test func aBatchNotesMovesAndReconfiguredRows() {
        let screen = Screen(rows: 3)
        screen.table.headless.clearUpdates()
        screen.table.performBatchUpdates {
            screen.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
            screen.table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
        }
        var batch = HeadlessBatch()
        batch.rowMoves = [HeadlessBatch.Move(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))]
        batch.rowReconfigures = [IndexPath(row: 2, section: 0)]
        #expect(screen.table.headless.updates == [.batch(batch)])
    }

    @Test func aCellHasAnImageBesideItsTexts() {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.imageView?.image = UIImage(systemName: "star")
        #expect(cell.imageView?.superview === cell.contentView && cell.detailTextLabel != nil)
        #expect(keep(UIView(), in: cell, \.selectedBackgroundView) == nil)
    }

    @Test func aSwipeTellsOfEachEnd() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                let handler: UIContextualAction.Handler = { _, _, done in done(false) }
                return UISwipeActionsConfiguration(
                    actions: [UIContextualAction(style: .normal, title: "Pin", handler: handler)])
            }
        }
        let (screen, delegate) = (Screen(rows: 2), Delegate())
        screen.table.delegate = delegate
        var ends: [Bool] = []
        let swipe = screen.table.headless.swipe(rowAt: IndexPath(row: 0, section: 0))
        swipe?.onCompletion = { ends.append($0) }
        #expect(swipe?.perform("Pin") == true && ends == [false])
    }

    @Test func aBatchNotesReloads() {
        let screen = Screen(rows: 3)
        screen.table.headless.clearUpdates()
        screen.table.performBatchUpdates {
            screen.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        screen.table.reloadSections([0], with: .none)
        let batches = screen.table.headless.updates.compactMap { update -> HeadlessBatch? in
            guard case .batch(let batch) = update else { return nil }
            return batch
        }
        #expect(batches.map(\.rowReloads.count) == [1, 0] && batches.map(\.sectionReloads) == [[], [0]])
    }

    @Test func aFooterIsAsHighAsTheTableSays() {
        let screen = Screen(rows: 1)
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
        #expect(footer.sizeThatFits(CGSize(width: 320, height: 0)).height == 28)
        #expect(keep(50, in: screen.table, \.sectionFooterHeight) == UITableView.automaticDimension)
        screen.table.layoutIfNeeded()
        #expect(screen.table.rectForFooter(inSection: 0).height == 50)
    }
}
