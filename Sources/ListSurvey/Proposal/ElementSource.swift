import SwiftSurface

/// The array that a branch reads its row from: `notes[indexPath.row]`.
struct ElementSource {
    var property: String
    /// The type of its elements, with the types around it.
    var element: String
    /// Of the type of the elements, if it is declared in the app.
    var type: Int?

    /// The first that a branch of a type reads and whose elements are known.
    static func first(in run: TokenRun, _ range: Range<Int>, of types: [Int], _ app: App) -> ElementSource? {
        for index in range where run.kind(index) == .leftBracket && run.isName(index - 1) {
            let close = run.close(index)
            guard let last = (index + 1..<max(close, index + 1)).last(where: { run.isName($0) }),
                ["row", "item"].contains(run.text(last)), run.kind(last - 1) == .period
            else { continue }
            let name = run.text(index - 1)
            var before = index - 2
            if run.kind(before) == .period { before -= 1 }
            if [.postfixQuestion, .postfixExclamation].contains(run.kind(before)) { before -= 1 }
            let owner = before < index - 2 && run.isName(before) ? run.text(before) : "self"
            for type in types {
                guard let holder = owner == "self" ? type : self.type(ofProperty: owner, in: type, app),
                    let found = elements(of: name, in: holder, app)
                else { continue }
                return found
            }
        }
        return nil
    }

    /// The type of a property of a type or of what it inherits.
    private static func type(ofProperty name: String, in type: Int, _ app: App) -> Int? {
        for id in app.lineage(type) {
            for (_, property) in app.types[id].properties where property.name == name {
                guard let written = TypeName.all(in: Holders.types(of: property)).first else { return nil }
                return app.resolve(written, from: id)
            }
        }
        return nil
    }

    private static func elements(of name: String, in type: Int, _ app: App) -> ElementSource? {
        for id in app.lineage(type) {
            for (_, property) in app.types[id].properties where property.name == name {
                let written = property.type ?? property.initialValue ?? ""
                guard let element = element(ofArray: written) else { return nil }
                let resolved = app.resolve(element, from: id)
                return ElementSource(
                    property: name, element: resolved.map { app.types[$0].name } ?? element, type: resolved)
            }
        }
        return nil
    }

    /// `Note` of `[Note]`, `Array<Note>` and `[Note]()`; nil for what is no array of a named type.
    private static func element(ofArray text: String) -> String? {
        var inner: Substring
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            inner = text[text.index(after: text.startIndex)..<end]
        } else if text.hasPrefix("Array<"), let end = text.firstIndex(of: ">") {
            inner = text.dropFirst("Array<".count).prefix(upTo: end)
        } else {
            return nil
        }
        while inner.hasPrefix(" ") { inner = inner.dropFirst() }
        let isName =
            inner.first?.isUppercase == true
            && inner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isName ? String(inner) : nil
    }
}
