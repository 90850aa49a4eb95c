package dev.grundy.submission.run;

import dev.grundy.format.language.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A wish for a run, as a form sends it.
 *
 * @param slug     of the problem
 * @param language identifier or alias
 * @param source   as it came
 * @param cases    {@code all}, {@code own} for the inputs alone, or the name of one sample
 * @param beside   the editor's text where a file is to be run instead
 * @param own      inputs of one's own; blank ones are left out
 */
record RunRequest(
        String slug, String language, SourceText source, Optional<String> beside, String cases, List<String> own) {
    static final String ALL = "all";
    static final String OWN = "own";

    RunRequest {
        own = own.stream().filter(text -> !text.isBlank()).map(RunRequest::text).toList();
    }

    /** As a file has it: forms send CRLF, and leave out the end of the last line. */
    private static String text(String typed) {
        String text = typed.replace("\r\n", "\n").replace("\0", "\uFFFD");
        return text.endsWith("\n") ? text : text + "\n";
    }

    boolean wantsOwn() {
        return cases.equals(ALL) || cases.equals(OWN);
    }

    boolean wantsSample(RunSample sample) {
        return cases.equals(ALL) || cases.equals(sample.name());
    }
}
