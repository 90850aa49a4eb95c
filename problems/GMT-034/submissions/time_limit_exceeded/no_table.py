# Idea: right, but tries all ways to go on from every board, and keeps none.
def wins(board, vertical):
    down, across = (1, 0) if vertical else (0, 1)
    for row in range(len(board) - down):
        for column in range(len(board[0]) - across):
            if board[row][column] and board[row + down][column + across]:
                board[row][column] = board[row + down][column + across] = False
                lost = not wins(board, not vertical)
                board[row][column] = board[row + down][column + across] = True
                if lost:
                    return True
    return False


for _ in range(int(input())):
    height, _width = map(int, input().split())
    board = [[square == "." for square in input()] for _ in range(height)]
    print("Vertical" if wins(board, True) else "Horizontal", "Horizontal" if wins(board, False) else "Vertical")
