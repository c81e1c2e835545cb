import UIKit

struct Orders {}
