let a = #"""#
let b = #""" a"#; let t = 1
let c = #"""
    text "# more
    """#
let d = ##"""##
let e = """
    a
    """
