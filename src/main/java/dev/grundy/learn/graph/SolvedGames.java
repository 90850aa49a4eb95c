package dev.grundy.learn.graph;

import dev.grundy.judge.game.BrokenGraphException;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Games that somebody plays, solved; those that were played last are kept, up to a number of bytes. Thread-safe. */
@ApplicationScoped
public class SolvedGames {
    private static final Logger LOG = Logger.getLogger(SolvedGames.class);
    /** A few hundred usual games, a dozen of the largest. */
    private static final long MOST_BYTES = 64L << 20;

    private static final float FULL = 0.75f;

    private final GameGraphRepository graphs;
    private final Map<Long, SolvedGame> games = new LinkedHashMap<>(64, FULL, true);
    private long bytes;

    SolvedGames(GameGraphRepository graphs) {
        this.graphs = graphs;
    }

    /** The game with that graph; empty if there is none that can be read. */
    public Optional<SolvedGame> get(long graph) {
        synchronized (games) {
            SolvedGame known = games.get(graph);
            if (known != null) {
                return Optional.of(known);
            }
        }
        Optional<SolvedGame> solved = solve(graph);
        solved.ifPresent(game -> keep(graph, game));
        return solved;
    }

    /** The same for one look: only games that people play now stay in memory. */
    public Optional<SolvedGame> once(long graph) {
        return solve(graph);
    }

    /** A node found the stored graph good; an older one may have had other ideas. */
    private Optional<SolvedGame> solve(long graph) {
        try {
            return graphs.text(graph)
                    .map(text -> StateGraphReader.read(text, GraphLimits.PLAYED))
                    .flatMap(SolvedGames::solve);
        } catch (BrokenGraphException | UncheckedIOException e) {
            LOG.errorf("the state graph game_graph=%d cannot be read: %s", graph, e.getMessage());
            return Optional.empty();
        }
    }

    private static Optional<SolvedGame> solve(GraphReading read) {
        return switch (read) {
            case GraphReading.Whole(var graph) -> Optional.of(SolvedGame.solve(graph));
            case GraphReading.TooLarge() -> Optional.empty();
        };
    }

    private void keep(long graph, SolvedGame game) {
        synchronized (games) {
            if (games.put(graph, game) == null) {
                bytes += game.memoryBytes();
            }
            Iterator<SolvedGame> oldest = games.values().iterator();
            while (bytes > MOST_BYTES && games.size() > 1) {
                bytes -= oldest.next().memoryBytes();
                oldest.remove();
            }
        }
    }
}
