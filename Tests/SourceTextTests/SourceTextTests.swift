import Testing

@Suite struct SourceTextTests {}
