package dev.grundy.judge.game;

/** The moves of a graph backwards: for each position those that have a move to it, once for each such move. */
record Predecessors(int[] first, int[] sources) {

    static Predecessors of(StateGraph graph) {
        int[] firstMove = graph.firstMoves();
        int[] targets = graph.targets();
        int[] first = new int[graph.size() + 1];
        for (int target : targets) {
            first[target + 1]++;
        }
        for (int position = 0; position < graph.size(); position++) {
            first[position + 1] += first[position];
        }
        int[] sources = new int[targets.length];
        int[] next = first.clone();
        for (int position = 0; position < graph.size(); position++) {
            for (int move = firstMove[position]; move < firstMove[position + 1]; move++) {
                sources[next[targets[move]]++] = position;
            }
        }
        return new Predecessors(first, sources);
    }
}
