import ListRuntime
import ListRuntimeUIKit
import UIKit

//: Outlines 1
