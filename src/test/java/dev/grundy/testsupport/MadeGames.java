package dev.grundy.testsupport;

import dev.grundy.database.Sql;
import dev.grundy.play.GameGraphRepository;
import java.nio.charset.StandardCharsets;
import javax.sql.DataSource;

/** Games that can be played, as a node would have made them. */
public final class MadeGames {
    private MadeGames() {}

    /**
     * One of a package version; what was there under that name gives way.
     *
     * @param graph as rules print it
     */
    public static void add(DataSource database, long version, String name, String input, String graph, int positions) {
        Sql.of("""
                insert into game_graph (package_version_id, name, input, asked_at, made_at, positions, graph)
                select :version, :name, made.result ->> 'input', now(), now(), cast(made.result ->> 'positions' as integer),
                       decode(made.result ->> 'graph', 'base64')
                from (select cast(:result as jsonb) as result) made
                on conflict (package_version_id, name) do update
                set input = excluded.input, made_at = excluded.made_at, positions = excluded.positions, graph = excluded.graph""")
                .on(database)
                .with("version", version)
                .with("name", name)
                .with("result", GameGraphRepository.result(input, graph.getBytes(StandardCharsets.US_ASCII), positions))
                .update();
    }

    /** As the rules print a single pile of Stones 1-3-4. */
    public static String stones(int stones) {
        if (stones < 2) {
            throw new IllegalArgumentException("not every smaller pile would be reached");
        }
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts 0\n");
        for (int pile = stones; pile >= 0; pile--) {
            text.append("N ").append(pile).append('\n');
            for (int taken : new int[] {1, 3, 4}) {
                if (taken <= pile) {
                    text.append("> ")
                            .append(stones - pile + taken)
                            .append(" take ")
                            .append(taken)
                            .append('\n');
                }
            }
            text.append(pile == 0 ? "= -1\n" : "");
        }
        return text.append("end ").append(stones + 1).append('\n').toString();
    }
}
