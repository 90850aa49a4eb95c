package dev.grundy.learn.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** A game that has not begun, for pages that invite to play: {@code inject:board.fresh}. */
@ApplicationScoped
@Named("board")
public class FrontBoard {
    public Board getFresh() {
        return Board.fresh();
    }
}
