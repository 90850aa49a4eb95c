package dev.grundy.judge.game;

/**
 * The winner and the number of moves for each position, backwards from the ends; cycles are welcome. A position is won as soon as one move leads to a
 * position that is lost for the opponent. It is lost when every move leads to one that the opponent wins. A position that is never settled is a draw.
 * Positions are settled in order of their distance, so the first move that wins is the quickest, and the last that loses the slowest.
 *
 * <p>Sources: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9(3), 1986; A. S. Fraenkel and Y. Perl, Constructions in
 * combinatorial games with cycles, Coll. Math. Soc. János Bolyai 10, 1975; for the distance, C. A. B. Smith's remoteness, Graphs and
 * composite games, Journal of Combinatorial Theory 1, 1966.
 *
 * @param values for the mover: 1 won, -1 lost, 0 drawn
 * @param distances moves until the end; -1 where there is no winner
 */
record Retrograde(byte[] values, int[] distances) {

    static Retrograde of(StateGraph graph, Predecessors predecessors) {
        int size = graph.size();
        byte[] values = new byte[size];
        int[] distances = new int[size];
        int[] open = new int[size];
        int[] queue = new int[size];
        int end = 0;
        for (int position = 0; position < size; position++) {
            distances[position] = -1;
            open[position] = graph.degree(position);
            if (graph.isEnd(position) && graph.payoff(position) != 0) {
                values[position] = valueOfEnd(graph, position);
                distances[position] = 0;
                queue[end++] = position;
            }
        }
        boolean alternates = graph.kind() == GameKind.IMPARTIAL;
        byte[] movers = graph.movers();
        for (int head = 0; head < end; head++) {
            int settled = queue[head];
            for (int i = predecessors.first()[settled]; i < predecessors.first()[settled + 1]; i++) {
                int before = predecessors.sources()[i];
                if (distances[before] >= 0) {
                    continue;
                }
                boolean isOpponents = alternates || movers[before] != movers[settled];
                int value = isOpponents ? -values[settled] : values[settled];
                open[before]--;
                if (value > 0 || open[before] == 0) {
                    values[before] = (byte) value;
                    distances[before] = distances[settled] + 1;
                    queue[end++] = before;
                }
            }
        }
        return new Retrograde(values, distances);
    }

    private static byte valueOfEnd(StateGraph graph, int end) {
        long payoff = graph.payoff(end);
        return (byte) (graph.mover(end) == Mover.SECOND ? -payoff : payoff);
    }
}
