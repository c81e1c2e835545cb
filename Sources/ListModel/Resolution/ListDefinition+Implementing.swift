extension ListDefinition {
    /// The argument by which marks make the table implement `method`; nil if none does.
    func implementing(_ method: DelegateMethod) -> String? {
        let isImplemented =
            switch method.shortName {
            case "heightForRowAt": leaves.contains { $0.height != nil }
            case "estimatedHeightForRowAt": leaves.contains { $0.estimatedHeight != nil }
            case "heightForHeaderInSection": sections.contains { $0.header?.height != nil }
            case "heightForFooterInSection": sections.contains { $0.footer?.height != nil }
            case "viewForHeaderInSection": sections.contains { $0.header?.isView == true }
            case "viewForFooterInSection": sections.contains { $0.footer?.isView == true }
            case "titleForHeaderInSection": sections.contains { $0.header?.isTitle == true }
            case "titleForFooterInSection": sections.contains { $0.footer?.isTitle == true }
            default: leaves.contains { $0.handlers.contains { $0.event == method.event } }
            }
        if isImplemented { return method.argument }
        // Heights and estimates come together.
        guard method.shortName == "estimatedHeightForRowAt", leaves.contains(where: { $0.height != nil }) else {
            return nil
        }
        return "height:"
    }
}
