package dev.grundy.people.signin;

import dev.grundy.people.account.SecretToken;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The table {@code sign_in}. */
@ApplicationScoped
class SignInRepository implements PanacheRepositoryBase<SignIn, String> {
    Optional<SignIn> valid(SecretToken token, Instant now) {
        return find("from SignIn s join fetch s.account where s.tokenHash = ?1 and s.expiresAt > ?2", token.hash(), now)
                .firstResultOptional();
    }

    List<SignIn> validOf(long accountId, Instant now) {
        return list("account.id = ?1 and expiresAt > ?2 order by startedAt desc", accountId, now);
    }

    void end(SecretToken token) {
        delete("tokenHash", token.hash());
    }

    long endAllOfBut(long accountId, SecretToken kept) {
        return delete("account.id = ?1 and tokenHash <> ?2", accountId, kept.hash());
    }

    void showSecondFactor(SecretToken here, Instant now) {
        update("secondFactor = true, secondFactorAt = ?2, shownAt = ?2 where tokenHash = ?1", here.hash(), now);
    }

    void showAnew(SecretToken here, Instant now) {
        update("shownAt = ?2 where tokenHash = ?1", here.hash(), now);
    }

    void forgetSecondFactors(long accountId) {
        update("secondFactor = false, secondFactorAt = null where account.id = ?1", accountId);
    }

    long endAllOf(long accountId) {
        return delete("account.id", accountId);
    }

    long forgetExpired(Instant now) {
        return delete("expiresAt <= ?1", now);
    }
}
