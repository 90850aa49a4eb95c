package dev.grundy.judge.explore.idea;

import dev.grundy.format.pack.Misconception;
import java.util.List;

/**
 * A wrong program of a package that says its idea, with what it answers on each test.
 *
 * @param path below submissions
 * @param answers in the order of the tests
 */
public record Named(String path, Misconception misconception, List<IdeaAnswer> answers) {
    public Named {
        answers = List.copyOf(answers);
    }
}
