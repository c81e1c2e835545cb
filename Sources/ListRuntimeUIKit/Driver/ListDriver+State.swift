import ListRuntime

extension ListDriver {
    /// Connects a list view, held weakly, and reloads it. The generated initialiser sets data source and delegate.
    @_spi(Generated) public func attach(to view: View) {
        if isTakenToMain({ $0.attach(to: view) }) { return }
        if attachedView !== view { holds.forgetInteractions() }
        attachedView = view
        watchRelease(of: view)
        reporting.forgetFaultsOfView()
        headers.forgetViews()
        prepareSizes(of: view)
        view.reloadData()
        if listView != nil {
            refreshEnds(in: view, asks: true)
            followEmptiness(in: view)
        }
        checkDuplicates()
    }

    /// Looks for equal identities in the next pass.
    func checkDuplicates() {
        states.pending.ask(.duplicates)
        schedule()
    }

    /// The newest state. Setting it is all there is to an update: what changed follows at the end of the turn.
    ///
    /// Computed rows are evaluated once for all that is set in one turn, when the update begins.
    public var state: State.ListValue {
        get {
            MainQueue.check()
            _ = followOuterRow()
            return states.newestList
        }
        set {
            if isTakenToMain({ $0.state = newValue }) { return }
            follow(newValue)
            nested.outerRow?.write(newValue)
        }
    }

    /// What cells are filled with in addition to their rows. Every setting, of an equal value too, reconfigures exactly those
    /// rows on screen that read it, at the end of the turn.
    ///
    /// What is set while a pass runs is for the next one; until then this is what the running pass fills cells with.
    public var context: Context {
        get { contexts.current }
        // In place: of two changes made while a pass runs the second is made to the first.
        _modify {
            var context = contexts.newest
            yield &context
            change(to: context)
        }
        set { change(to: newValue) }
    }

    private func change(to context: Context) {
        if isTakenToMain({ $0.context = context }, name: "context") { return }
        if isUpdating { contexts.putOff(context) } else { fill(with: context) }
        states.pending.ask(.context)
        schedule()
    }

    /// Fills cells, and computes heights, with a context from now on.
    func fill(with context: Context) {
        contexts.advance(to: context)
        headers.forgetViews()
        if loadsRows { keepLoaded([]) }
        heights.forgetReadersOfContext()
    }

    /// Changes the newest state in place.
    public func update(_ change: (inout State.ListValue) -> Void) {
        if isOffMain() { return }
        var next = state
        change(&next)
        state = next
    }

    /// Sets the state with an animation of its own.
    ///
    /// Several calls in one turn are one update with the last animation. `.none` suppresses all animation.
    /// - Parameters:
    ///   - state: The new state.
    ///   - animation: How rows come and go.
    ///   - keeping: What of the screen holds still when rows above it come and go.
    ///   - completion: Called when the update is on screen, in the order of the calls.
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: ScrollAnchor<State.RowIdentity>? = nil,
        completion: (() -> Void)? = nil
    ) {
        if isTakenToMain({ $0.apply(state, animation: animation, keeping: keeping, completion: completion) }) { return }
        apply(state, keeping: keeping, completion: completion)
        // Afterwards: a state that is set may take back another, and its animation with it.
        states.pending.animate(animation)
    }

    /// Sets the state with the animation of the list.
    /// - Parameters:
    ///   - state: The new state.
    ///   - keeping: What of the screen holds still when rows above it come and go.
    ///   - completion: Called when the update is on screen, in the order of the calls; also where the list is let go
    ///     of before.
    public func apply(
        _ state: State.ListValue, keeping: ScrollAnchor<State.RowIdentity>? = nil, completion: (() -> Void)? = nil
    ) {
        if isTakenToMain({ $0.apply(state, keeping: keeping, completion: completion) }) { return }
        self.state = state
        states.pending.keep(keeping)
        guard let completion else { return }
        // Holds the list until it is called, where nobody else keeps that.
        states.pending.wait { [self] _ in withExtendedLifetime(self, completion) }
    }

    /// Says that the object of a row may have changed: it is reconfigured where its declared content did, or always if it
    /// declares no members as its content, and its height recomputed, on screen or not. A row that only the newest state has
    /// is looked at when that is applied.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func touch(_ id: State.RowIdentity) -> Bool {
        if isTakenToMain({ $0.touch(id) }) { return false }
        guard let path = rowPath(of: id) else {
            guard isNewRow(id) else { return false }
            requests.add(Request(id: id, action: .touch))
            return true
        }
        let isLoaded = touchLoaded(id, at: path)
        for path in rowPaths(of: [id]) {
            readStamp(at: path)
            guard !isLoaded, appliedStamp(at: path) == nil else { continue }
            heights.forget(path)
            states.pending.reconfigure(id)
        }
        if heights.areOfObjects {
            if forgetHeightOfOtherContent(at: path) { states.pending.reconfigure(id) }
            for row in currentIndex().duplicates where row.id == id && forgetHeightOfOtherContent(at: row.again) {
                states.pending.ask(.sizes)
            }
        }
        if heights.areComputedEachTime { states.pending.ask(.sizes) }
        schedule()
        return true
    }
}
