import UIKit

public struct Message: Equatable, Identifiable, Sendable {
    public let id: Int
    public var text: String
}

//: Sdk 1
//: Sdk 2
//: Sdk 3
