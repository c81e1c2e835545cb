import Testing

@Suite struct ListGenKitTests {}
