import HeadlessUIKit
import Testing

/// Controls, menus and alerts.
@MainActor @Suite struct ControlMemberTests {
    @Test func anActionIsTakenAwayForItsEvents() {
        let control = UIControl()
        var ran = 0
        let action = UIAction { _ in ran += 1 }
        for event in [
            UIControl.Event.touchUpOutside, .touchCancel, .menuActionTriggered, .editingDidEndOnExit,
        ] {
            control.addAction(action, for: event)
            control.sendActions(for: .allEvents)
            control.removeAction(action, for: event)
        }
        control.sendActions(for: .allEvents)
        #expect(ran == 4)
        #expect(keep(true, in: control, \.isHighlighted) == false)
        #expect(keep(.fill, in: control, \.contentHorizontalAlignment) == UIControl.ContentHorizontalAlignment.center)
    }

    @Test func aButtonHasTitlesForItsStates() {
        let button = UIButton(type: .infoLight)
        let image = UIImage(systemName: "star")
        button.setImage(image, for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        #expect(button.currentImage == image && button.titleColor(for: .highlighted) == .red)
        keep(true, in: button, \.showsMenuAsPrimaryAction)
        keep(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), in: button, \.contentEdgeInsets)
        for type in [UIButton.ButtonType.detailDisclosure, .infoDark, .contactAdd] {
            #expect(UIButton(type: type).buttonType == type)
        }
    }

    @Test func controlsOfValuesKeepThem() {
        let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
        slider.setValue(0.5, animated: false)
        #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn && keep(.green, in: toggle, \.onTintColor) == nil)
        let picker = UIDatePicker()
        #expect(keep(.countDownTimer, in: picker, \.datePickerMode) == UIDatePicker.Mode.dateAndTime)
        let date = Date(timeIntervalSince1970: 0)
        #expect(keep(date, in: picker, \.minimumDate) == nil && keep(date, in: picker, \.maximumDate) == nil)
    }

    @Test func segmentsAreAddedAndTakenAway() {
        let control = UISegmentedControl(items: ["a", "b"])
        #expect(control.selectedSegmentIndex == -1)
        control.insertSegment(withTitle: "c", at: 1, animated: false)
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "c")
        #expect(control.titleForSegment(at: 3) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func aListIsRefreshedUntilItIsToldToEnd() {
        let screen = Screen(rows: 1)
        let control = UIRefreshControl()
        #expect(keep(control, in: screen.table, \.refreshControl) == nil)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(keep(NSAttributedString(string: "…"), in: control, \.attributedTitle) == nil)
    }

    @Test func aSearchTellsTheBarAndTheUpdater() {
        final class Found: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
            var texts: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text ?? "")
            }
        }
        let (found, search) = (Found(), UISearchController(searchResultsController: nil))
        search.searchBar.delegate = found
        search.searchResultsUpdater = found
        search.isActive = true
        search.searchBar.text = "mi"
        search.searchBar.delegate?.searchBar(search.searchBar, textDidChange: "mi")
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(found.texts == ["mi", "mi"] && search.isActive)
        #expect(keep(false, in: search, \.obscuresBackgroundDuringPresentation) == true)
        #expect(keep(false, in: search, \.hidesNavigationBarDuringPresentation) == true)
        #expect(keep("p", in: search.searchBar, \.prompt) == nil)
        #expect(keep(true, in: search.searchBar, \.showsCancelButton) == false)
        let delegate: any UISearchBarDelegate = found
        delegate.searchBarTextDidBeginEditing(search.searchBar)
        delegate.searchBarSearchButtonClicked(search.searchBar)
        delegate.searchBarCancelButtonClicked(search.searchBar)
        delegate.searchBarTextDidEndEditing(search.searchBar)
        #expect(found.texts.count == 2)
    }

    @Test func anAlertHasFieldsAndAPreferredAction() {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .actionSheet)
        #expect(alert.textFields == nil && alert.preferredStyle == UIAlertController.Style.actionSheet)
        alert.addTextField { $0.text = "typed" }
        #expect(alert.textFields?.map(\.text) == ["typed"])
        let action = UIAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        #expect(keep(action, in: alert, \.preferredAction) == nil)
        let popover: UIPopoverPresentationController? = alert.popoverPresentationController
        let button = UIBarButtonItem(title: "Share")
        popover?.sourceView = alert.view
        popover?.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        popover?.barButtonItem = button
        #expect(popover?.sourceView === alert.view && popover?.sourceRect.width == 1)
        #expect(alert.popoverPresentationController?.barButtonItem === button)
    }

    @Test func aMenuHoldsItsElements() {
        let action = UIAction(title: "Copy", discoverabilityTitle: "Copies") { (_: UIAction) in }
        let handler: UIActionHandler = { _ in }
        let menu = UIMenu(options: .singleSelection, children: [action, UIAction(handler: handler)])
        #expect(menu.options == .singleSelection && menu.children.count == 2)
        #expect((menu.children[0] as UIMenuElement).title == "Copy" && action.discoverabilityTitle == "Copies")
    }

    @Test func aProviderOfItemsHoldsAnObject() {
        let text: any NSItemProviderWriting = NSString(string: "text")
        let provider = NSItemProvider(object: text)
        #expect(keep("note", in: provider, \.suggestedName) == nil)
        #expect(provider.headlessObject as? NSString == "text")
    }

    @Test func aBarButtonSaysWhatItIs() {
        let view = UIView()
        let button = UIBarButtonItem(customView: view)
        #expect(button.customView === view && keep(.red, in: button, \.tintColor) == nil)
        for item in [
            UIBarButtonItem.SystemItem.flexibleSpace, .fixedSpace, .organize, .bookmarks, .compose, .refresh, .camera,
            .pause, .rewind, .fastForward, .redo,
        ] {
            #expect(UIBarButtonItem(systemItem: item).title == "\(item)")
        }
    }

    @Test func aButtonOfABarRunsItsAction() {
        var ran: [UIAction.Identifier] = []
        let handler: UIAction.Handler = { ran.append($0.identifier) }
        let action = UIAction(
            title: "Add", identifier: UIAction.Identifier("add"), attributes: UIMenuElement.Attributes.destructive,
            handler: handler)
        let button = UIBarButtonItem(primaryAction: action)
        button.headlessTap()
        #expect(ran == [UIAction.Identifier("add")] && button.primaryAction === action && button.title == "Add")
        #expect(UIButton().imageView?.image == nil)
    }
}
