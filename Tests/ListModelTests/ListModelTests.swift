import Testing

@Suite struct ListModelTests {}
