package dev.grundy.submission.status;

import dev.grundy.base.queue.Ahead;
import dev.grundy.web.frame.Texts;
import java.util.stream.Collectors;

/** Tells people who wait the work that goes before theirs. */
public final class AheadInWords {
    private AheadInWords() {}

    /** Such as "2 are before it: a proof, a run."; empty when nothing is. */
    public static String of(Ahead ahead) {
        return ahead.kinds().isEmpty()
                ? ""
                : Texts.of(
                        "ahead-of-it",
                        ahead.count(),
                        ahead.kinds().stream().map(AheadInWords::of).collect(Collectors.joining(", ")));
    }

    /** A kind that only a later release knows has no word here. */
    private static String of(Ahead.OfKind one) {
        String key = "ahead-" + one.kind();
        return Texts.of(Texts.has(key) ? key : "ahead-other", one.count());
    }
}
