package dev.grundy.submission.run;

import dev.grundy.format.language.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * Something to be run.
 *
 * @param token    of its page
 * @param asker    key of the asking person
 * @param account  empty for a guest
 * @param language identifier in languages.yaml
 * @param source   1 byte to 64 KiB
 * @param beside   the editor's text where a file was run instead, at most 64 KiB
 */
public record NewInvocation(
        String token,
        String asker,
        Optional<Long> account,
        long packageVersionId,
        String language,
        SourceText source,
        List<CaseInput> inputs,
        Optional<String> beside) {
    public NewInvocation {
        inputs = List.copyOf(inputs);
    }
}
