import Testing

@Suite struct HeadlessUIKitTests {}
