print("state-graph 1 score")
print("too-large")
