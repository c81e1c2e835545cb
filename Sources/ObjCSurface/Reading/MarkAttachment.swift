import SourceText
import SwiftSurface

/// Gives the comments of a header to the declarations that they belong to: to the one that follows, attributes and
/// other comments passed, or at the end of a line to the one on that line.
struct MarkAttachment {
    /// A declaration that can have marks.
    private struct Site {
        var name: String
        /// To the end of what stands on its lines: of a class up to its first member.
        var range: SourceRange
        var keep: (MarkComment, inout ObjCHeader) -> Void
    }

    private let outline: HeaderOutline
    private let unknownMacros: Set<String>
    /// By their starts.
    private let sites: [Site]

    static func attach(_ outline: HeaderOutline, unknownMacros: Set<String>, to header: inout ObjCHeader) {
        guard !outline.marks.isEmpty else { return }
        let attachment = MarkAttachment(outline, unknownMacros, header)
        for mark in outline.marks { attachment.attach(mark, to: &header) }
    }

    private init(_ outline: HeaderOutline, _ unknownMacros: Set<String>, _ header: ObjCHeader) {
        self.outline = outline
        self.unknownMacros = unknownMacros
        var sites: [Site] = []
        for (index, container) in header.containers.enumerated() {
            sites.append(
                Site(name: container.name, range: Self.head(of: container, outline)) {
                    $1.containers[index].marks.append($0)
                })
            for (member, property) in container.properties.enumerated() {
                sites.append(
                    Site(name: property.name, range: property.range) {
                        $1.containers[index].properties[member].marks.append($0)
                    })
            }
            for (member, method) in container.methods.enumerated() {
                sites.append(
                    Site(name: method.selector, range: method.range) {
                        $1.containers[index].methods[member].marks.append($0)
                    })
            }
        }
        for (index, value) in header.enums.enumerated() {
            sites.append(
                Site(name: value.name, range: Self.head(of: value, outline)) { $1.enums[index].marks.append($0) })
            for (member, constant) in value.constants.enumerated() {
                sites.append(
                    Site(name: constant.name, range: constant.range) {
                        $1.enums[index].constants[member].marks.append($0)
                    })
            }
        }
        for (index, alias) in header.typedefs.enumerated() {
            sites.append(Site(name: alias.name, range: alias.range) { $1.typedefs[index].marks.append($0) })
        }
        self.sites = sites.sorted { $0.range.lower < $1.range.lower }
    }

    private func attach(_ mark: MarkComment, to header: inout ObjCHeader) {
        if let around = sites.first(where: { $0.range.lower < mark.range.lower && mark.range.lower < $0.range.upper }) {
            header.strayMarks.append(stray(mark, .insideDeclaration(around.name)))
            return
        }
        let next = outline.index(at: mark.range.upper)
        let found: [Site]
        var reason: MarkComment.StrayReason?
        if next > 0, !hasLineEnd(outline.tokens[next - 1].range.upper, mark.range.lower), !isBeforeCode(mark, next) {
            (found, reason) = trailing(mark, behind: outline.tokens[next - 1])
        } else {
            (found, reason) = leading(next)
        }
        for site in found { site.keep(mark, &header) }
        if found.isEmpty { header.strayMarks.append(stray(mark, reason)) }
    }

    private func stray(_ mark: MarkComment, _ reason: MarkComment.StrayReason?) -> MarkComment {
        var mark = mark
        mark.strayReason = reason
        return mark
    }

    /// Whether a block comment stands before code on its line.
    private func isBeforeCode(_ mark: MarkComment, _ next: Int) -> Bool {
        guard outline.file.bytes[mark.range.lower + 1] == UInt8(ascii: "*"), let token = outline.token(next) else {
            return false
        }
        return !hasLineEnd(mark.range.upper, token.range.lower)
    }

    private func trailing(_ mark: MarkComment, behind token: HeaderToken) -> ([Site], MarkComment.StrayReason?) {
        let before = sites.filter {
            $0.range.upper <= token.range.upper && !hasLineEnd($0.range.upper, mark.range.lower)
        }
        guard let last = before.max(by: { $0.range.upper < $1.range.upper }) else {
            let forward = outline.forwardDeclarations.last { $0.range.upper == token.range.upper }
            return ([], forward.map { .forwardDeclaration($0.name) })
        }
        return (before.filter { $0.range == last.range }, nil)
    }

    /// The declaration that starts after `next`, if nothing else does before.
    private func leading(_ next: Int) -> ([Site], MarkComment.StrayReason?) {
        guard let start = outline.token(next)?.range.lower else { return ([], nil) }
        if let forward = outline.forwardDeclarations.first(where: { $0.range.lower == start }) {
            return ([], .forwardDeclaration(forward.name))
        }
        let site = sites.first { $0.range.lower >= start }
        let hiding = outline.token(next).map(outline.text).flatMap { unknownMacros.contains($0) ? $0 : nil }
        var index = next
        while let token = outline.token(index), site.map({ token.range.lower < $0.range.lower }) ?? true {
            let text = token.kind == .atKeyword ? outline.text(token) : ""
            let ends = token.is(";") || token.is("{") || token.is("}") || ["@end", "@class"].contains(text)
            if ends { return ([], hiding.map { .unknownMacro($0) }) }
            index += 1
        }
        guard let site else { return ([], hiding.map { .unknownMacro($0) }) }
        // A macro of attributes stands right before its declaration.
        if let hiding, isApart(next, site) { return ([], .unknownMacro(hiding)) }
        return (sites.filter { $0.range.lower == site.range.lower }, nil)
    }

    /// Whether a blank line stands between the macro at `next`, with its arguments, and a declaration.
    private func isApart(_ next: Int, _ site: Site) -> Bool {
        let last = outline.index(at: site.range.lower) - 1
        guard last >= next, let token = outline.token(last) else { return false }
        let between = outline.file.bytes[token.range.upper..<site.range.lower]
        return between.count { $0 == UInt8(ascii: "\n") } > 1
    }

    private func hasLineEnd(_ lower: Int, _ upper: Int) -> Bool {
        guard lower < upper else { return false }
        return outline.file.bytes[lower..<upper].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// `@interface Story<T> : Model <NSCopying>`
    private static func head(of container: ObjCContainer, _ outline: HeaderOutline) -> SourceRange {
        var index = outline.index(at: container.nameRange.lower)
        var end = container.nameRange.upper
        while let token = outline.token(index + 1), token.range.lower < container.range.upper {
            if token.is(":") {
                index += 2
            } else if token.is("<") || token.is("(") {
                var depth = 0
                index += 1
                while let inner = outline.token(index), inner.range.lower < container.range.upper {
                    if inner.is("<") || inner.is("(") { depth += 1 }
                    if inner.is(">") || inner.is(")") { depth -= 1 }
                    if depth == 0 { break }
                    index += 1
                }
            } else {
                break
            }
            if let last = outline.token(index) { end = last.range.upper }
        }
        return SourceRange(container.range.lower, max(end, container.range.lower))
    }

    /// Up to the brace.
    private static func head(of value: ObjCEnum, _ outline: HeaderOutline) -> SourceRange {
        var index = outline.index(at: value.range.lower)
        while index > 0, let before = outline.token(index - 1), before.kind == .identifier,
            outline.text(before) == "typedef"
        {
            index -= 1
        }
        let start = outline.token(index)?.range.lower ?? value.range.lower
        let brace = outline.tokens[index...].first { $0.is("{") || $0.is(";") }
        return SourceRange(min(start, value.range.lower), brace?.range.upper ?? value.range.upper)
    }
}
