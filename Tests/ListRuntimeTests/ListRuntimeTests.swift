import Testing

@Suite struct ListRuntimeTests {}
