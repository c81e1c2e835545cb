@_spi(Generated) extension ListDriver {
    func reportOnce(_ fault: ReportedFault, _ report: @autoclosure () -> ListReport) {
        if reporting.isFirst(fault) { onReport(report()) }
    }

    /// Reports that nobody takes the events of a row that was tapped; for generated code.
    public func checkActions(_ actions: AnyObject?) {
        if actions == nil { reportOnce(.missingActions, .missingActions(className)) }
    }

    /// Reports a delegate that was set after the one of this list.
    func checkDelegate(of view: View) {
        guard let other = otherDelegate(of: view) else { return }
        reportOnce(.otherDelegate, .otherDelegate("\(type(of: other))"))
    }

    /// Without its module: `Feed.Table`.
    private var className: String {
        let name = String(reflecting: type(of: self))
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Watches that a list which is connected with a view is not let go of.
    func watchRelease(of view: View) {
        reporting.watchRelease(of: view, className)
    }
}
