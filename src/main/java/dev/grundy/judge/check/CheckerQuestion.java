package dev.grundy.judge.check;

import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.util.Map;

/**
 * What a checker is asked about.
 *
 * @param input what the submission read: the test's own input or, in a later pass, the one the checker made
 * @param output what the submission wrote
 * @param feedback files of the feedback directory that earlier passes left, by name
 */
public record CheckerQuestion(PreparedCase test, StoredFile input, byte[] output, Map<String, byte[]> feedback) {
    public CheckerQuestion {
        feedback = Map.copyOf(feedback);
    }
}
