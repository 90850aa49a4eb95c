package dev.grundy.submission.verdict;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The mark on an accepted submission's page that tells how it does on all small games.
 *
 * @param state empty where it is not tried on them
 * @param failure where it is wrong
 */
public record SmallGamesView(Optional<SmallGames> state, Optional<FailureView> failure) {
    static final SmallGamesView NONE = new SmallGamesView(Optional.empty(), Optional.empty());

    static SmallGamesView of(Optional<SmallGames> state) {
        return new SmallGamesView(
                state,
                state.filter(SmallGames.Wrong.class::isInstance)
                        .map(SmallGames.Wrong.class::cast)
                        .map(wrong -> FailureView.of(wrong.failure(), Remedies.NONE)));
    }

    /** A fault of ours is no news for the author of an accepted program. */
    public boolean isShown() {
        return state.filter(known -> !(known instanceof SmallGames.Failed)).isPresent();
    }

    public boolean isWaiting() {
        return state.filter(SmallGames.Waiting.class::isInstance).isPresent();
    }

    public boolean isRight() {
        return state.filter(SmallGames.Right.class::isInstance).isPresent();
    }

    public boolean isCut() {
        return state.filter(SmallGames.Cut.class::isInstance).isPresent();
    }

    /** How many were tried; 0 where that is all there is to say. */
    public int tried() {
        return state.map(known -> switch (known) {
                    case SmallGames.Waiting waiting -> waiting.tried();
                    case SmallGames.Cut cut -> cut.tried();
                    case SmallGames.Right right -> right.games().count();
                    case SmallGames.Wrong wrong -> 0;
                    case SmallGames.Failed failed -> 0;
                })
                .orElse(0);
    }

    /** How many there are; 0 while that is not known. */
    public int count() {
        return games().map(SmallGames.Games::count).orElse(0);
    }

    /** What they are, in the reader's language; empty while that is not known. */
    public String are() {
        return games().map(SmallGames.Games::inWords).orElse("");
    }

    /** None: an accepted program needs no hint. */
    public OptionalInt nextHint() {
        return OptionalInt.empty();
    }

    private Optional<SmallGames.Games> games() {
        return state.flatMap(known -> switch (known) {
            case SmallGames.Right right -> Optional.of(right.games());
            case SmallGames.Cut cut -> Optional.of(cut.games());
            case SmallGames.Wrong wrong -> Optional.of(wrong.games());
            case SmallGames.Waiting waiting -> Optional.empty();
            case SmallGames.Failed failed -> Optional.empty();
        });
    }
}
