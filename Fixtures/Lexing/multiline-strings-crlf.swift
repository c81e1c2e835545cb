let a = """
    one \
    two
    """
let b = "x\ty"
