package dev.grundy.people.factor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.CodeApp;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Secrets of code apps in the database, sealed, opened, and sealed anew by another key. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SealedFactorsTest {
    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private final SecureRandom random = new SecureRandom();
    private long account;

    @BeforeEach
    void somebody() {
        account = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", Visit.signedIn().name())
                .one(row -> row.getLong("id"));
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void aSecretIsSealedFromItsBeginningAndItsCodesAreTaken() {
        SecondFactors factors = with("one");
        CodeApp app = turnedOn(factors);
        assertThat(stored()).isEqualTo("one");
        clock.advance(Duration.ofSeconds(30));
        assertThat(factors.take(account, app.codeAt(clock.instant()))).contains(SecondFactor.Shown.CODE);
    }

    @Test
    void whatWasStoredAsItIsBecomesSealedWhenItIsUsed() {
        CodeApp app = turnedOn(with());
        assertThat(stored()).isEqualTo("plain");
        clock.advance(Duration.ofSeconds(30));
        assertThat(with("one").take(account, app.codeAt(clock.instant()))).isPresent();
        assertThat(stored()).isEqualTo("one");
    }

    @Test
    void aNewKeySealsAnewWhatTheOldOneOpens() {
        CodeApp app = turnedOn(with("one"));
        clock.advance(Duration.ofSeconds(30));
        assertThat(with("two", "one").take(account, "000 000")).isEmpty();
        assertThat(stored()).isEqualTo("one");
        assertThat(with("two", "one").take(account, app.codeAt(clock.instant())))
                .isPresent();
        assertThat(stored()).isEqualTo("two");
        clock.advance(Duration.ofSeconds(30));
        assertThat(with("two").take(account, app.codeAt(clock.instant()))).isPresent();
    }

    @Test
    void whoseKeyIsGoneStillHasASecondFactorAndItsRecoveryCodes() {
        SecondFactors factors = with("one");
        turnedOn(factors);
        RecoveryCode code = factors.newRecoveryCodes(account).getFirst();
        SecondFactors later = with();
        assertThat(later.isOn(account)).isTrue();
        assertThat(later.take(account, "000 000")).isEmpty();
        assertThat(later.take(account, code.written())).contains(SecondFactor.Shown.RECOVERY_CODE);
    }

    private CodeApp turnedOn(SecondFactors factors) {
        factors.begin(account);
        CodeApp app = CodeApp.scan(((SecondFactor.Begun) factors.of(account))
                .secret()
                .uri("here", "me")
                .toString());
        assertThat(factors.confirm(account, app.codeAt(clock.instant()))).isPresent();
        return app;
    }

    /** Name of the key, or that there is none. */
    private String stored() {
        return Sql.of("select coalesce(key_name, 'plain') as key from totp where account_id = :account")
                .on(database)
                .with("account", account)
                .one(row -> row.getString("key"));
    }

    private SecondFactors with(String... names) {
        Map<String, SecretKey> keys = new LinkedHashMap<>();
        for (String name : names) {
            byte[] bytes = new byte[32];
            bytes[0] = (byte) name.charAt(0);
            keys.put(name, new SecretKeySpec(bytes, "AES"));
        }
        return new SecondFactors(
                new SecondFactorRepository(database), new SecretSeal(new SealingKeys(keys), random), random, clock);
    }
}
