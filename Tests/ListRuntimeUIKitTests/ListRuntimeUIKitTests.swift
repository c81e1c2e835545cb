import Testing

@Suite struct ListRuntimeUIKitTests {}
