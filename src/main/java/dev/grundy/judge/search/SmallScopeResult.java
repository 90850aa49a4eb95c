package dev.grundy.judge.search;

import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.Counterexample;
import java.util.Optional;

/**
 * How an accepted program does on all small games of its package.
 *
 * @param tried how many of them, smallest first, those before this time counted; fewer than there are where its time was up or it failed
 * @param games how many there are
 * @param gamesAre the name of the games, in words that follow a number
 * @param failure the first game on which it is wrong
 */
public record SmallScopeResult(int tried, int games, Wording gamesAre, Optional<Counterexample> failure) {}
