package dev.grundy.problem.pages;

import dev.grundy.base.kernel.Remembered;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The proved agreements of the problems that are served. Templates ask {@code inject:rulesAgreements}. Safe for use by several threads. */
@ApplicationScoped
@Named("rulesAgreements")
public class RulesAgreements {
    /** Proofs are rare; for this long a new one may not be told. */
    private static final Duration REMEMBERED = Duration.ofSeconds(30);

    private final RulesAgreementRepository agreements;
    private final Remembered<String, Map<Long, RulesAgreement>> remembered;

    RulesAgreements(RulesAgreementRepository agreements, Clock clock) {
        this.agreements = agreements;
        this.remembered = new Remembered<>(REMEMBERED, 1, clock);
    }

    /** A sentence in the reader's language on the proof of a version; empty where it has none, or no rules. */
    public String inWords(long version) {
        return Optional.ofNullable(remembered.get("", agreements::live).get(version))
                .filter(RulesAgreement::isTold)
                .map(RulesAgreement::inWords)
                .orElse("");
    }
}
