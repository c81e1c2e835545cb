let three = #"""
    A """ does not end it, nor does ""# or ""\#""" here.
    """ + "\(not an interpolation)"
    """#
let next = 1
let two = ##"""
    """# is text, \#(this) too, \##(value) is not.
    """##
let last = 2
