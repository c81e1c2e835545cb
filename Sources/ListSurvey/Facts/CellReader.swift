import SwiftSurface

/// Reads from bodies which cells a list shows.
struct CellReader {
    let app: App
    var evidence = CellEvidence()

    init(_ app: App) {
        self.app = app
    }

    /// Reads a body of a type.
    mutating func read(_ run: TokenRun, in type: Int) {
        var index = run.range.lowerBound
        while index < run.range.upperBound {
            if run.isName(index) { read(run, index, type) }
            index += 1
        }
    }

    private mutating func read(_ run: TokenRun, _ index: Int, _ type: Int) {
        let name = run.text(index)
        if name.contains("equeue") {
            readDequeue(run, index, name, type)
        } else if name.hasPrefix("register"), run.kind(index + 1) == .leftParenthesis {
            readRegister(run, index, type)
        } else if name == "CellRegistration" || name == "SupplementaryRegistration" {
            guard run.spells(index + 1, "<"), let (view, _) = typeName(run, index + 2, type) else { return }
            if name == "CellRegistration" {
                CellEvidence.note(view, at: run.spot(index), in: &evidence.registrations)
            } else {
                CellEvidence.note(view, at: run.spot(index), in: &evidence.headers)
            }
        } else if name == "UINib" {
            readNib(run, index, type)
        } else if name.hasSuffix("Cell"), name.first?.isUppercase ?? false, run.kind(index + 1) == .leftParenthesis {
            guard run.spells(index + 2, "style"), app.isCell(name, from: type), makesCells(run.owner),
                !isFallback(run, index)
            else { return }
            CellEvidence.note(name, at: run.spot(index), in: &evidence.fresh)
        } else if name.contains("egistration"), run.kind(index + 1) == .leftParenthesis,
            run.kind(index - 1) == .period
        {
            readRegistrationFactory(run, index, name, type)
        }
    }

    /// `StoryCell.makeRegistration()`, whose result is a registration of the class.
    private mutating func readRegistrationFactory(_ run: TokenRun, _ index: Int, _ name: String, _ type: Int) {
        let owner = run.text(index - 2)
        guard app.isCell(owner, from: type), let cell = app.resolve(owner, from: type),
            app.types[cell].functions.contains(where: {
                $0.function.name == name && ($0.function.returnType ?? "").contains("Registration")
            })
        else { return }
        CellEvidence.note(owner, at: run.spot(index), in: &evidence.registrations)
    }

    /// Whether a function is one that makes cells, by its name.
    private func makesCells(_ owner: String) -> Bool {
        owner.contains("cellFor") || owner.hasSuffix("ell") || owner.contains("Cell(") || owner.contains("ell(")
            || owner.hasPrefix("configure")
    }

    /// Whether a cell is made where none could be dequeued: `else { return UITableViewCell() }`.
    private func isFallback(_ run: TokenRun, _ index: Int) -> Bool {
        var before = index - 1
        if run.spells(before, "return") { before -= 1 }
        if run.kind(before) == .leftBrace, run.spells(before - 1, "else") { return true }
        return run.kind(before) == .operator && run.text(before) == "??"
    }

    // MARK: Dequeuing

    private mutating func readDequeue(_ run: TokenRun, _ index: Int, _ name: String, _ type: Int) {
        let open = run.afterGenerics(index + 1)
        guard run.kind(open) == .leftParenthesis else { return }
        let close = run.close(open)
        let spot = run.spot(index)
        let isEnd = ["Supplementary", "Header", "Footer"].contains { name.contains($0) }
        if name.contains("ConfiguredReusable") {
            if !isEnd, evidence.registrationUse == nil { evidence.registrationUse = spot }
            return
        }
        let found =
            argumentClass(run, open + 1..<close, type) ?? generic(run, index + 1, type) ?? receiver(run, index, type)
            ?? cast(run, close + 1, type) ?? annotation(run, index, type)
        if isEnd {
            if let found { CellEvidence.note(found, at: spot, in: &evidence.headers) }
            return
        }
        if let found {
            CellEvidence.note(found, at: spot, in: &evidence.dequeued)
        } else if let identifier = identifier(run, open + 1..<close) {
            CellEvidence.note(identifier, at: spot, in: &evidence.plain)
        }
    }

    /// `StoryCell.self` in the arguments, or a member such as `StoryCell.identifier`.
    private func argumentClass(_ run: TokenRun, _ part: Range<Int>, _ type: Int) -> String? {
        for index in part where run.isName(index) && run.kind(index - 1) != .period {
            guard let (name, next) = typeName(run, index, type), run.kind(next) == .period, isCell(name, type) else {
                continue
            }
            return name
        }
        return nil
    }

    /// `dequeue<StoryCell>(…)`
    private func generic(_ run: TokenRun, _ index: Int, _ type: Int) -> String? {
        guard run.spells(index, "<"), let (name, _) = typeName(run, index + 1, type), isCell(name, type) else {
            return nil
        }
        return name
    }

    /// `StoryCell.dequeue(…)`
    private func receiver(_ run: TokenRun, _ index: Int, _ type: Int) -> String? {
        guard run.kind(index - 1) == .period, run.isName(index - 2), isCell(run.text(index - 2), type) else {
            return nil
        }
        return run.text(index - 2)
    }

    /// The first cast to a class of cells that follows, up to the next cell that is dequeued.
    private func cast(_ run: TokenRun, _ start: Int, _ type: Int) -> String? {
        for index in start..<min(start + 60, max(run.range.upperBound, start)) where run.isName(index) {
            if run.text(index).contains("equeue") { return nil }
            guard run.spells(index, "as") || run.spells(index, "is") else { continue }
            let isForced =
                [.postfixExclamation, .postfixQuestion].contains(run.kind(index + 1))
                || ["!", "?"].contains(run.text(index + 1))
            guard let (name, _) = typeName(run, isForced ? index + 2 : index + 1, type) else { continue }
            if isCell(name, type) || app.resolve(name, from: type) != nil { return name }
        }
        return nil
    }

    /// `let cell: StoryCell = …`
    private func annotation(_ run: TokenRun, _ index: Int, _ type: Int) -> String? {
        var before = index - 1
        let first = max(index - 14, run.range.lowerBound)
        while before > first, run.kind(before) != .equal {
            if [.leftBrace, .rightBrace, .semicolon].contains(run.kind(before)) { return nil }
            before -= 1
        }
        guard run.kind(before) == .equal else { return nil }
        while before > first, run.kind(before) != .colon { before -= 1 }
        guard run.kind(before) == .colon, let (name, _) = typeName(run, before + 1, type), isCell(name, type) else {
            return nil
        }
        return name
    }

    /// The identifier in the arguments of a call, as written.
    private func identifier(_ run: TokenRun, _ part: Range<Int>) -> String? {
        var start = part.lowerBound
        if run.isName(start), run.kind(start + 1) == .colon { start += 2 }
        if let (text, _) = run.string(start) { return "\"\(text)\"" }
        var end = start
        while end < part.upperBound, run.kind(end) != .comma {
            end = run.close(end) + 1
        }
        return start < end ? run.text(start..<min(end, part.upperBound)) : nil
    }

    // MARK: Registering

    private mutating func readRegister(_ run: TokenRun, _ index: Int, _ type: Int) {
        let close = run.close(index + 1)
        let spot = run.spot(index)
        var start = index + 2
        if run.isName(start), run.kind(start + 1) == .colon { start += 2 }
        var end = start
        while end < close, run.kind(end) != .comma { end = run.close(end) + 1 }
        let label = end + 1 < close ? run.text(end + 1) : ""
        let isEnd = label.contains("Header") || label.contains("Supplementary")
        let key = end + 3 < close ? run.text(end + 3..<close) : ""
        if label.hasPrefix("forCell"), !key.isEmpty { evidence.keys.insert(key) }
        // What names the nib is read where it stands.
        if run.spells(start, "UINib") { return }
        if let (name, next) = typeName(run, start, type) {
            guard run.kind(next) == .period else { return }
            let member = run.text(next + 1)
            if isEnd {
                CellEvidence.note(name, at: spot, in: &evidence.headers)
            } else if member.lowercased().contains("nib") {
                CellEvidence.note(name, at: spot, in: &evidence.nibs)
                if isCell(name, type) { CellEvidence.note(name, at: spot, in: &evidence.dequeued) }
            } else if ["self", "classForCoder"].contains(member), isCell(name, type) {
                CellEvidence.note(name, at: spot, in: &evidence.registered)
                if label.hasPrefix("forCell"), !key.isEmpty {
                    CellEvidence.note(key, at: spot, in: &evidence.identifiers[name, default: [:]])
                }
            }
        } else if !isEnd, run.isName(start), end - start >= 3, run.kind(start + 1) == .period {
            CellEvidence.note(run.text(start..<end), at: spot, in: &evidence.injected)
        }
    }

    /// `UINib(nibName: "StoryCell", bundle: nil)`, or a name that is made of a class.
    private mutating func readNib(_ run: TokenRun, _ index: Int, _ type: Int) {
        guard run.kind(index + 1) == .leftParenthesis else { return }
        let close = run.close(index + 1)
        for part in index + 2..<max(close, index + 2) where run.spells(part, "nibName") {
            if let (text, _) = run.string(part + 2) {
                let root = app.nibs.rootClasses[text]
                guard root.map({ isCell($0, type) }) ?? text.contains("Cell") else { return }
                CellEvidence.note(text, at: run.spot(index), in: &evidence.nibNames)
            } else if let name = firstClass(run, part + 2..<close, type) {
                CellEvidence.note(name, at: run.spot(index), in: &evidence.nibs)
            }
        }
    }

    private func firstClass(_ run: TokenRun, _ part: Range<Int>, _ type: Int) -> String? {
        part.lazy.compactMap { typeName(run, $0, type)?.name }.first { isCell($0, type) }
    }

    // MARK: Names

    private func isCell(_ name: String, _ type: Int) -> Bool {
        app.isCell(name, from: type) || name.contains(".") && app.isCell(TypeName.simple(name), from: type)
    }

    /// The name of a type that begins at a token, and what follows it: `A.B` of `A.B.self`.
    /// Some apps begin the names of classes with a small letter.
    private func typeName(_ run: TokenRun, _ start: Int, _ type: Int) -> (name: String, next: Int)? {
        guard run.isName(start) else { return nil }
        var parts = [run.text(start)]
        guard
            parts[0].first?.isUppercase == true || parts[0].hasSuffix("ell") && app.resolve(parts[0], from: type) != nil
        else { return nil }
        var next = start + 1
        while run.kind(next) == .period, run.isName(next + 1), run.text(next + 1).first?.isUppercase ?? false {
            parts.append(run.text(next + 1))
            next += 2
        }
        return (parts.joined(separator: "."), run.afterGenerics(next))
    }
}
