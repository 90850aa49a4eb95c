package dev.grundy.app.bench.load;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.graph.GameGraphRepository;
import java.nio.charset.StandardCharsets;
import javax.sql.DataSource;

/** A game of Nim with a thousand positions, prepared as a node would have done it. */
public final class BenchGame {
    /** Three piles of so many stones each. */
    private static final int STONES = 9;

    private static final int SIDE = STONES + 1;
    private static final String NAME = "1-20";
    private static final String SLUG = "nim";

    private static final Sql ADD = Sql.of("""
            insert into game_graph (package_version_id, name, level, seed, input, asked_at, made_at, positions, graph)
            select p.live_version_id, :name, 1, 20, made.result ->> 'input', now(), now(), cast(made.result ->> 'positions' as integer),
                   decode(made.result ->> 'graph', 'base64')
            from problem p, (select cast(:result as jsonb) as result) made
            where p.slug = :slug
            on conflict do nothing""");

    private BenchGame() {}

    /** Adds it; answers the address of its board after a move of each player, where the person is to move again. */
    public static String add(DataSource database) {
        String input = "1\n3\n" + STONES + " " + STONES + " " + STONES + "\n";
        byte[] graph = graph().getBytes(StandardCharsets.US_ASCII);
        ADD.on(database)
                .with("name", NAME)
                .with("slug", SLUG)
                .with("result", GameGraphRepository.written(input, graph, SIDE * SIDE * SIDE))
                .update();
        return "/problems/" + SLUG + "/play/" + NAME + "?game=1&begins=you&against=perfect&line=0.0";
    }

    /** As the rules of the problem would print it. */
    private static String graph() {
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts " + (SIDE * SIDE * SIDE - 1) + "\n");
        for (int position = 0; position < SIDE * SIDE * SIDE; position++) {
            int[] piles = {position / SIDE / SIDE, position / SIDE % SIDE, position % SIDE};
            text.append("N %d %d %d\n".formatted(piles[0], piles[1], piles[2]));
            int stone = SIDE * SIDE;
            for (int pile = 0; pile < piles.length; pile++) {
                for (int taken = 1; taken <= piles[pile]; taken++) {
                    text.append("> %d %d %d\n".formatted(position - taken * stone, pile + 1, taken));
                }
                stone /= SIDE;
            }
            text.append(position == 0 ? "= -1\n" : "");
        }
        return text.append("end ").append(SIDE * SIDE * SIDE).append('\n').toString();
    }
}
