n, m = map(int, input().split())
