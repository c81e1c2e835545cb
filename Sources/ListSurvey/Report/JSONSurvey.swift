import SourceText

/// An inventory as one JSON object.
public enum JSONSurvey {
    /// The whole inventory, its lists in their order.
    public static func bytes(_ inventory: Inventory) -> [UInt8] {
        var json = JSONText()
        let inputs = inventory.inputs
        json.raw("{\"version\":1,\"inputs\":{\"swift\":")
        json.number(inputs.swiftFiles)
        json.raw(",\"nibs\":")
        json.number(inputs.nibs)
        json.raw(",\"tests\":")
        json.number(inputs.testFiles)
        json.raw(",\"generated\":")
        json.number(inputs.generatedFiles)
        json.raw(",\"faults\":")
        write(inputs.faults, to: &json) { fault, json in
            json.raw("{\"at\":")
            json.string(fault.spot.description)
            json.raw(",\"reason\":")
            json.string(fault.reason)
            json.raw("}")
        }
        json.raw("},\n\"lists\":")
        write(inventory.lists, to: &json, between: ",\n", write)
        json.raw(",\n\"bases\":")
        write(inventory.bases, to: &json, between: ",\n", write)
        json.raw("}\n")
        return json.bytes
    }

    private static func write(_ list: SurveyedList, to json: inout JSONText) {
        json.raw("{\"name\":")
        json.string(list.name)
        json.raw(",\"at\":")
        json.string(list.spot.description)
        json.raw(",\"view\":")
        write(list.view, to: &json) { $1.string($0.rawValue) }
        json.raw(",\"source\":")
        write(list.source, to: &json) { $1.string($0.rawValue) }
        if let foreign = list.foreign {
            json.raw(",\"foreign\":")
            json.string(foreign)
        }
        if let base = list.base {
            json.raw(",\"base\":")
            json.string(base)
            json.raw(",\"replaces\":")
            json.raw(list.replaces ? "true" : "false")
        }
        if list.screens > 0 {
            json.raw(",\"screens\":")
            json.number(list.screens)
        }
        if list.isInCell { json.raw(",\"inCell\":true") }
        json.raw(",\"cells\":")
        write(list.cells, to: &json) { cell, json in
            write(cell, to: &json) { cell, json in
                json.raw("{\"class\":")
                write(cell.className, to: &json)
                json.raw(",\"origin\":")
                json.string(cell.origin.rawValue)
                json.raw(",\"identifier\":")
                write(cell.identifier, to: &json)
                json.raw(",\"nib\":")
                write(cell.nib, to: &json)
                json.raw("}")
            }
        }
        json.raw(",\"headers\":")
        write(list.headers, to: &json) { header, json in write(header, to: &json) { $1.string($0) } }
        json.raw(",\"gestures\":")
        write(list.gestures, to: &json) { gesture, json in write(gesture, to: &json) { $1.string($0.rawValue) } }
        json.raw(",\"lines\":{\"total\":")
        json.number(list.lines.total)
        json.raw(",\"go\":")
        json.number(list.lines.replaced)
        json.raw(",\"move\":")
        json.number(list.lines.moved)
        json.raw(",\"stay\":")
        json.number(list.lines.kept)
        json.raw("},\"verdict\":")
        json.string(list.verdict.rawValue)
        json.raw(",\"obstacles\":")
        write(list.obstacles, to: &json) { obstacle, json in
            json.raw("{\"id\":")
            json.string(obstacle.id)
            json.raw(",\"message\":")
            json.string(obstacle.message)
            json.raw(",\"remedy\":")
            write(obstacle.remedy, to: &json)
            json.raw(",\"at\":")
            write(obstacle.spot?.description, to: &json)
            json.raw("}")
        }
        json.raw("}")
    }

    private static func write(_ text: String?, to json: inout JSONText) {
        if let text { json.string(text) } else { json.raw("null") }
    }

    private static func write<Value>(
        _ fact: Fact<Value>, to json: inout JSONText, _ write: (Value, inout JSONText) -> Void
    ) {
        json.raw("{\"value\":")
        write(fact.value, &json)
        json.raw(",\"evidence\":")
        self.write(fact.evidence?.description, to: &json)
        json.raw(",\"certainty\":")
        json.string(fact.certainty.rawValue)
        json.raw("}")
    }

    private static func write<Element>(
        _ elements: [Element], to json: inout JSONText, between: StaticString = ",",
        _ write: (Element, inout JSONText) -> Void
    ) {
        json.raw("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { json.raw(between) }
            write(element, &json)
        }
        json.raw("]")
    }
}
