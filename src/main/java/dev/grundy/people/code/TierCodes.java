package dev.grundy.people.code;

import dev.grundy.base.kernel.Base32Code;
import dev.grundy.people.account.AccountLock;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.code.Redemption.Outcome;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes, ends and redeems codes. Safe for use by several threads. */
@ApplicationScoped
class TierCodes {
    private final TierCodeRepository codes;
    private final Entitlements entitlements;
    private final AccountLock accounts;
    private final AuditLog audit;
    private final SecureRandom random;
    private final Clock clock;

    TierCodes(
            TierCodeRepository codes,
            Entitlements entitlements,
            AccountLock accounts,
            AuditLog audit,
            SecureRandom random,
            Clock clock) {
        this.codes = codes;
        this.entitlements = entitlements;
        this.accounts = accounts;
        this.audit = audit;
        this.random = random;
        this.clock = clock;
    }

    Base32Code make(CodeTerms terms) {
        Base32Code text = Base32Code.draw(random);
        QuarkusTransaction.requiringNew().run(() -> {
            long id = codes.add(text, terms, clock.instant());
            audit.record(new Decision(
                    AuditAction.CODE_MADE, Subject.ofCode(id), AuditedChange.made(state(terms)), terms.note()));
        });
        return text;
    }

    /** False where there is none of that id that somebody could still redeem. Rights that it gave stay. */
    boolean end(long id) {
        return QuarkusTransaction.requiringNew().call(() -> {
            Optional<TierCode> ended = codes.end(id, clock.instant());
            ended.ifPresent(code -> audit.record(new Decision(
                    AuditAction.CODE_ENDED, Subject.ofCode(id), AuditedChange.ended(state(code.terms())), "")));
            return ended.isPresent();
        });
    }

    /** As {@link TierCodeRepository#list}. */
    List<TierCode> list(long before, int most) {
        return codes.list(before, most);
    }

    /** The right begins at once, or when the account's present right to that tier or a higher one ends. */
    Redemption redeem(long account, Base32Code text) {
        Redemption redemption = QuarkusTransaction.requiringNew().call(() -> {
            // Two codes of one person at once would begin at the same instant.
            accounts.hold(account);
            return codes.lock(text)
                    .map(code -> redeem(account, code))
                    .orElseGet(() -> Redemption.none(Outcome.REFUSED));
        });
        entitlements.forget(account);
        return redemption;
    }

    private Redemption redeem(long account, TierCode code) {
        Instant now = clock.instant();
        if (!code.isOpen(now)) {
            return Redemption.none(Outcome.REFUSED);
        }
        Instant from = entitlements.endToCome(account, code.terms().tier(), now).orElse(now);
        if (from.equals(Instant.MAX)) {
            return Redemption.none(Outcome.HAS_IT_FOR_GOOD);
        }
        if (!codes.use(account, code.id(), now)) {
            return Redemption.none(Outcome.USED_BEFORE);
        }
        Instant until = from.plus(Duration.ofDays(code.terms().days()));
        entitlements.redeem(new Entitlement(account, code.terms().tier(), from, until), now);
        return new Redemption(Outcome.DONE, Optional.of(new Right(code.terms().tier(), until)), from);
    }

    private static Map<String, String> state(CodeTerms terms) {
        return Map.of(
                "tier",
                terms.tier().code(),
                "days",
                String.valueOf(terms.days()),
                "uses",
                String.valueOf(terms.mostUses()),
                "until",
                terms.until().toString());
    }
}
