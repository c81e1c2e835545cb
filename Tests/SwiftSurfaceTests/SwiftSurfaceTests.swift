import Testing

@Suite struct SwiftSurfaceTests {}
