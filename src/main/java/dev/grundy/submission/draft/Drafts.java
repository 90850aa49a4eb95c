package dev.grundy.submission.draft;

import dev.grundy.base.database.Query;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;

/** Keeps the programs that people write, and never writes over a text that they have not seen. Thread-safe. */
@ApplicationScoped
public class Drafts {
    /** Of one account; at 64 KiB each that is 64 MiB. */
    static final int MOST = 1_000;

    private final DraftRepository drafts;
    private final Clock clock;

    Drafts(DraftRepository drafts, Clock clock) {
        this.drafts = drafts;
        this.clock = clock;
    }

    /**
     * Saves a text.
     *
     * @param source a form's lines end in CR LF, an editor's in LF, which are kept: they are the same text
     * @param base   version that the text was made from; 0 when no draft was seen
     */
    public DraftSaving save(DraftKey key, String source, int base) {
        // No column holds NUL, and no program does.
        String text = source.replace("\r\n", "\n").replace("\0", "\uFFFD");
        if (text.getBytes(StandardCharsets.UTF_8).length > SourceCheck.LARGEST.bytes()) {
            return new DraftSaving.Refused(Texts.of("draft-too-large", SourceCheck.LARGEST));
        }
        if (drafts.count(key.account()) >= MOST && drafts.find(key).isEmpty()) {
            return new DraftSaving.Refused(Texts.of("draft-too-many", MOST));
        }
        OptionalInt version = drafts.save(key, text, base, clock.instant());
        return version.isPresent()
                ? new DraftSaving.Saved(version.getAsInt())
                : new DraftSaving.Differs(drafts.find(key).orElseThrow());
    }

    public Optional<Draft> find(DraftKey key) {
        return drafts.find(key);
    }

    /**
     * The person's latest draft for the problem. Where that is nothing and any language will do, it is a draft of version 0 without text.
     * Its language is the one that the person wrote in last, for any problem. Empty where there is none either.
     *
     * @param slug     of the problem
     * @param language identifier of the language it must be in; empty for any
     */
    public Query<Optional<Draft>> latest(long account, String slug, String language) {
        return drafts.latest(account, slug, language);
    }
}
