import CLibyaml

/// Puts the events of libyaml together to the node of a document.
struct YAMLReader: ~Copyable {
    /// Deeper nesting is a fault, so that the stack suffices.
    private static let deepest = 100

    /// libyaml keeps the address of its parser in it.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private var anchors: [String: YAMLNode] = [:]

    private init() { yaml_parser_initialize(parser) }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The document that a text is; nil for one without content.
    static func document(_ text: String) throws(YAMLFault) -> YAMLNode? {
        let bytes = Array(text.utf8)
        let result: Result<YAMLNode?, YAMLFault> = bytes.withUnsafeBufferPointer { bytes in
            var reader = YAMLReader()
            yaml_parser_set_input_string(reader.parser, bytes.baseAddress, bytes.count)
            yaml_parser_set_encoding(reader.parser, YAML_UTF8_ENCODING)
            do throws(YAMLFault) {
                return .success(try reader.document())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private mutating func document() throws(YAMLFault) -> YAMLNode? {
        _ = try next()
        guard try next().kind == YAML_DOCUMENT_START_EVENT else { return nil }
        let node = try node(next(), depth: 0)
        _ = try next()
        let end = try next()
        guard end.kind == YAML_STREAM_END_EVENT else {
            throw YAMLFault(problem: "expected a single document in the stream", line: end.line, column: end.column)
        }
        return node
    }

    /// What is needed of an event.
    private struct Event {
        var kind: yaml_event_type_t
        var text = ""
        var isPlain = false
        var anchor: String?
        var line: Int
        var column: Int
    }

    private mutating func next() throws(YAMLFault) -> Event {
        var event = yaml_event_t()
        defer { yaml_event_delete(&event) }
        guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
        var result = Event(
            kind: event.type, line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            result.text = String(decoding: bytes, as: UTF8.self)
            result.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            result.anchor = Self.name(scalar.anchor)
        case YAML_SEQUENCE_START_EVENT: result.anchor = Self.name(event.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT: result.anchor = Self.name(event.data.mapping_start.anchor)
        case YAML_ALIAS_EVENT: result.text = Self.name(event.data.alias.anchor) ?? ""
        default: break
        }
        return result
    }

    private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? { text.map { String(cString: $0) } }

    private var fault: YAMLFault {
        let parser = parser.pointee
        // The reader of bytes knows no lines.
        guard parser.error != YAML_READER_ERROR, let problem = parser.problem else {
            return YAMLFault(problem: "it cannot be read", line: 1, column: 1)
        }
        return YAMLFault(
            problem: String(cString: problem), line: Int(parser.problem_mark.line) + 1,
            column: Int(parser.problem_mark.column) + 1)
    }

    private mutating func node(_ event: Event, depth: Int) throws(YAMLFault) -> YAMLNode {
        func fault(_ problem: String) -> YAMLFault {
            YAMLFault(problem: problem, line: event.line, column: event.column)
        }
        if depth > Self.deepest { throw fault("it is nested too deeply") }
        let content: YAMLNode.Content
        switch event.kind {
        case YAML_ALIAS_EVENT:
            guard let node = anchors[event.text] else { throw fault("found undefined alias") }
            return node
        case YAML_SEQUENCE_START_EVENT:
            var nodes: [YAMLNode] = []
            while true {
                let next = try next()
                if next.kind == YAML_SEQUENCE_END_EVENT { break }
                nodes.append(try node(next, depth: depth + 1))
            }
            content = .sequence(nodes)
        case YAML_MAPPING_START_EVENT: content = .mapping(try pairs(depth: depth))
        default: content = .scalar(event.text)
        }
        let node = YAMLNode(content: content, isPlain: event.isPlain, line: event.line, column: event.column)
        if let anchor = event.anchor { anchors[anchor] = node }
        return node
    }

    private mutating func pairs(depth: Int) throws(YAMLFault) -> [(key: YAMLNode, value: YAMLNode)] {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var known: Set<String> = []
        while true {
            let next = try next()
            if next.kind == YAML_MAPPING_END_EVENT { return pairs }
            let key = try node(next, depth: depth + 1)
            if let text = key.string, !known.insert(text).inserted {
                throw YAMLFault(problem: "`\(text)` is said twice", line: key.line, column: key.column)
            }
            pairs.append((key, try node(self.next(), depth: depth + 1)))
        }
    }
}
