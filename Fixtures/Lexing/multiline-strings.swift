let a = """
    one \
    two "" three \""" four
      indented \(value)
    """
let b = """
    \u{1F600} \\
    """
let c = 1
