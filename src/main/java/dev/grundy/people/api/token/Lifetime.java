package dev.grundy.people.api.token;

import dev.grundy.web.frame.Texts;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** For how long a token is made. */
public enum Lifetime {
    DAYS_30(30, "tokens-lifetime-days-30"),
    DAYS_90(90, "tokens-lifetime-days-90"),
    DAYS_365(365, "tokens-lifetime-days-365"),
    UNTIL_REVOKED(null, "tokens-lifetime-until-revoked");

    /** The lifetime of a token unless its owner chooses another. */
    public static final Lifetime USUAL = DAYS_90;

    private final @Nullable Integer days;
    private final String labelKey;

    Lifetime(@Nullable Integer days, String labelKey) {
        this.days = days;
        this.labelKey = labelKey;
    }

    /** For forms. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** For people. */
    public String label() {
        return Texts.of(labelKey);
    }

    /** Empty for one that does not end by itself. */
    Optional<Instant> endOf(Instant start) {
        return Optional.ofNullable(days).map(Duration::ofDays).map(start::plus);
    }

    public static Optional<Lifetime> ofCode(String code) {
        return Stream.of(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}
