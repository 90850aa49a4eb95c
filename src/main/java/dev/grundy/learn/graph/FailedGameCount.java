package dev.grundy.learn.graph;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** For pages that lead to the games that could not be made: {@code inject:failedGames.count}. Thread-safe. */
@ApplicationScoped
@Named("failedGames")
public class FailedGameCount {
    private final GameGraphRepository graphs;

    FailedGameCount(GameGraphRepository graphs) {
        this.graphs = graphs;
    }

    /** Of all live versions. */
    public int getCount() {
        return graphs.failedCount();
    }
}
