import UIKit

let elsewhere: CGFloat = 44
