package dev.grundy.api;

import dev.grundy.web.Texts;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** For how long a token is made. */
enum Lifetime {
    DAYS_30(30),
    DAYS_90(90),
    DAYS_365(365),
    UNTIL_REVOKED(null);

    /** What is chosen unless somebody chooses. */
    static final Lifetime USUAL = DAYS_90;

    private final @Nullable Integer days;

    Lifetime(@Nullable Integer days) {
        this.days = days;
    }

    /** For forms. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** For people. */
    public String label() {
        return Texts.of("tokens-lifetime-" + code());
    }

    public boolean isUsual() {
        return this == USUAL;
    }

    /** Empty for one that does not end by itself. */
    Optional<Instant> endOf(Instant start) {
        return Optional.ofNullable(days).map(Duration::ofDays).map(start::plus);
    }

    static Optional<Lifetime> ofCode(String code) {
        return Stream.of(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}
