package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which submissions of a problem are judged again: those whose counting judging is over and fits all that is said.
 *
 * @param person  name of the account, as it is written there
 * @param language identifier in languages.yaml
 * @param from    sent then or later
 * @param until   sent before then
 * @param version number of the version that the counting judging was made by
 */
public record Choice(
        long problem,
        Optional<String> person,
        Optional<String> language,
        Optional<Verdict> verdict,
        Optional<Instant> from,
        Optional<Instant> until,
        Optional<Integer> version) {
    /** The accepted ones of a problem. */
    public static Choice accepted(long problem) {
        return new Choice(
                problem,
                Optional.empty(),
                Optional.empty(),
                Optional.of(Verdict.AC),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** In the one language of logs; tells of no person more than that one was chosen. */
    String inLog() {
        List<String> parts = new ArrayList<>();
        person.ifPresent(name -> parts.add("one person"));
        language.ifPresent(id -> parts.add("language " + id));
        verdict.ifPresent(value -> parts.add("verdict " + value));
        from.ifPresent(instant -> parts.add("from " + instant));
        until.ifPresent(instant -> parts.add("until " + instant));
        version.ifPresent(number -> parts.add("judged by version " + number));
        return parts.isEmpty() ? "all" : String.join(", ", parts);
    }
}
