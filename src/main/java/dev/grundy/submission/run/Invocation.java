package dev.grundy.submission.run;

import dev.grundy.base.kernel.Tier;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.Progress;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A program run on chosen inputs.
 *
 * @param token    in its page's address
 * @param asker    key of the person who may see it
 * @param language identifier in languages.yaml
 * @param beside   the editor's text where a file was run instead
 */
public record Invocation(
        long id,
        String token,
        String asker,
        Of problem,
        String language,
        String source,
        List<CaseInput> inputs,
        Optional<String> beside,
        Instant askedAt,
        State state) {
    public Invocation {
        inputs = List.copyOf(inputs);
    }

    /** The problem that it belongs to. */
    public record Of(String slug, String displayId, String title, String tierCode) {
        Tier tier() {
            return Tier.ofCode(tierCode).orElseThrow();
        }
    }

    /** How far it is. */
    public sealed interface State {}

    /** It waits for a node. */
    public record Queued() implements State {}

    /** A node is at it. */
    public record Running(Progress progress) implements State {}

    /** @param took from asking on, waiting included */
    public record Finished(InvocationResult result, Duration took) implements State {}

    /**
     * It came to nothing through a fault of ours.
     *
     * @param message for admins
     */
    public record Failed(String message) implements State {}

    /** The person who asked for it ended it before there was a result. */
    public record Aborted() implements State {}

    public boolean isOver() {
        return switch (state) {
            case Queued() -> false;
            case Running running -> false;
            case Finished finished -> true;
            case Failed failed -> true;
            case Aborted() -> true;
        };
    }
}
