# @EXPECTED_RESULTS@: WRONG-ANSWER
input()
print(sum(map(int, input().split())))
