package dev.grundy.format.language;

import java.util.Arrays;
import java.util.Optional;

/** Whether people may choose a language for a submission. */
public enum LanguageOffer {
    /** Always; {@code ./grundy up} installs its tools. */
    ALWAYS("always"),
    /** While some node has its tools. */
    WHERE_INSTALLED("where installed"),
    /** It only judges programs of packages. */
    NEVER("never");

    private final String words;

    LanguageOffer(String words) {
        this.words = words;
    }

    /** As {@code languages.yaml} writes it. */
    public String words() {
        return words;
    }

    static Optional<LanguageOffer> of(String words) {
        return Arrays.stream(values())
                .filter(offer -> offer.words.equals(words))
                .findFirst();
    }
}
