package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.graph.GameGraphRepository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Games that can be played, as a node would have made them. */
public final class MadeGames {
    /** Of the puzzle 900019. */
    public static final List<String> THEMES_OF_SIGHTS = List.of("long-win", "impartial");

    private static final Path OF_SIGHTS = Path.of("src/test/resources/browser/games.yaml");

    private MadeGames() {}

    /**
     * A game of {@code games.yaml}.
     *
     * @param slug of its problem
     * @param graph as the problem's rules print it for that input
     */
    public record Made(String slug, String input, String graph) {
        /** Makes it the instance of that name. */
        public void add(DataSource database, String name) {
            long version = Sql.of("select live_version_id from problem where slug = :slug")
                    .on(database)
                    .with("slug", slug)
                    .one(row -> row.getLong("live_version_id"));
            MadeGames.add(database, version, name, input, graph, positions());
        }

        private int positions() {
            return (int) graph.lines().filter(line -> line.matches("[NFS] .*")).count();
        }
    }

    /** Those of {@code games.yaml}, in its order. */
    @SuppressWarnings("unchecked") // what it is not shows at the first use
    public static List<Made> ofSights() {
        try {
            Map<String, Map<String, String>> games = (Map<String, Map<String, String>>)
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(OF_SIGHTS));
            return games.entrySet().stream()
                    .map(game -> new Made(
                            game.getKey(),
                            game.getValue().get("input"),
                            game.getValue().get("graph")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("run from the checkout: " + OF_SIGHTS + " is not there", e);
        }
    }

    /** Makes the beginning of Nim's game of {@code games.yaml} the puzzle 900019; its sixth move wins. */
    public static void addPuzzleOfSights(DataSource database) {
        Sql.of("delete from puzzle where game = '1-19' and position = 0 and board = '3 1 4'")
                .on(database)
                .update();
        Sql.of("""
                insert into puzzle (id, problem_id, game, position, board, themes, found_at) overriding system value
                select 900019, id, '1-19', 0, '3 1 4', :themes, now() from problem where slug = 'nim'""")
                .on(database)
                .with("themes", THEMES_OF_SIGHTS.toArray(String[]::new))
                .update();
    }

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
                .with(
                        "result",
                        GameGraphRepository.written(input, graph.getBytes(StandardCharsets.US_ASCII), positions))
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
