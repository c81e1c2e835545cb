import SourceText
import SwiftSurface

/// Whether a function outside of types is what its name means in generated code.
struct CallableRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a function that members hide in the code which calls it: those of the type that the code extends and of
    /// the types around it, and those of the class that drives the list view.
    func check(_ function: NamedFunction, _ value: MarkValue, in around: Surroundings) {
        let base = function.candidate.name
        guard function.owner == nil, function.receiver == nil else { return }
        var outer: String? = table.symbol(around.owner).name
        let scope = SymbolTable.Scope(file: around.file, type: nil)
        while let type = outer {
            for part in table.symbolID(named: type, from: scope).map({ table.symbol($0).parts }) ?? [] {
                guard let place = part.place(ofMember: base) else { continue }
                report(.coveredFunction(base, by: type + "." + base, declared: place), at: value.place)
                return
            }
            outer = type.outerName
        }
        guard !around.isProvider else { return }
        if ListDefinition.Names().all.contains(base) {
            let name = table.symbol(around.owner).name + "." + base
            report(.coveredFunction(base, by: name, declared: nil), at: value.place)
            return
        }
        guard Self.members.contains(base) else { return }
        let driver = target == .table ? "ListTable" : "ListCollection"
        report(.coveredFunction(base, by: driver + "." + base, declared: nil), at: value.place)
    }

    /// The members that code in the class that drives a list view sees: those of its superclasses and of its state.
    static let members = Set(
        words: """
            accessibilityLabel actions addObserver anchor animation applied apply approachesEnd attach beginFilling
            beginInteraction canEdit canFollowMove canMove cancelled cell changes checkActions
            collectionView commitMenu computeHeights computesRows conforms connect context copy countsEqualRows cyclicRows
            debugDescription delete dequeue dequeueCell dequeueCellByPlace description deselect detachedHeight didChangeValue displayedRow dragItems
            dragPreviewParameters duplicatePolicy editing editingStyle emptyContent endFilling endInteraction endMenu
            ends estimatedHeight event flow flush focus followMove followSelection footer footerElementKind footerHeight
            footerKind footerLength footerSize forgetHeights forgetLoaded grid hash hashValue header headerElementKind
            headerHeight headerKind headerLength headerReadsContext headerSize hear height heightCacheCounts
            heightsReadListHeight heightsReadMetrics identityInSection indentsWhileEditing index indexPath indexTitle
            indexTitles insert insertRow inserts isChosen isEqual isInteracting isKind isMember isProxy
            isSelectingMultiple itemSizing keepLoaded keepOffsets keepsRows kept keptCell keptRows kind
            kindsReadPlace layout layoutReads learnHeight liftPreview lifted limits listValue liveRow
            liveSection load loadedRow
            loadsRows madeFooter madeHeader makeCell makeFooter makeHeader makeSupplementaryView mark menu
            menuTarget method metrics move moveTarget mutableCopy nestedList nestedOffsets numberOfSections observe
            offersSwipes offset onReport owned ownedCell perform plainCell prefetched prepareCells preview reconfigure refreshHeader
            registered reload remeasure removeDuplicateRows removeDuplicates removeObserver responds row rowCount
            rowCounts rowID rowIDs rowIDsByPath rowIndex rows scroll section sectionCount select selection
            selects selectsOrInserts setValue show showFooter showHeader showList showTitle shownFooter
            shownHeader size space spacing spansColumns stamp state superclass supplementaryView swipe tableFooter tableHeader
            tableView take tappedRow toggleRow touch unknownRows unlessEmpty update updateRow useSectionLayouts visibleRows visibleSections
            weakContext width willChangeValue write
            """)
}
