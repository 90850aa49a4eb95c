COATS = {{coats}}


def painted(side):
    return side * side * COATS
