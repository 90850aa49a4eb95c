package dev.grundy.judge.check;

import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.util.Map;

/**
 * A question to a checker.
 *
 * @param input the submission's input: the test's own or, in a later pass, the one that the checker made
 * @param output the submission's output
 * @param feedback files of the feedback directory that earlier passes left, by name
 */
public record CheckerQuestion(PreparedCase test, StoredFile input, byte[] output, Map<String, byte[]> feedback) {
    public CheckerQuestion {
        feedback = Map.copyOf(feedback);
    }
}
