package dev.grundy.people.factor;

import dev.grundy.people.factor.SecondFactor.Shown;
import dev.grundy.people.factor.SecondFactorRepository.Row;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Sets up second factors and checks the codes that people type. The caller limits how often: six digits can be guessed. Safe for use by
 * several threads.
 */
@ApplicationScoped
public class SecondFactors {
    private static final int RECOVERY_CODES = 10;

    private final SecondFactorRepository factors;
    private final SecretSeal seal;
    private final SecureRandom random;
    private final Clock clock;

    SecondFactors(SecondFactorRepository factors, SecretSeal seal, SecureRandom random, Clock clock) {
        this.factors = factors;
        this.seal = seal;
        this.random = random;
        this.clock = clock;
    }

    /** One that is begun and whose secret cannot be opened any more counts as off: it can be begun anew. */
    public SecondFactor of(long account) {
        return factors.of(account)
                .flatMap(row -> row.onSince()
                        .<SecondFactor>map(since -> new SecondFactor.On(since, row.recoveryCodes()))
                        .or(() -> seal.open(account, row.secret()).map(SecondFactor.Begun::new)))
                .orElseGet(SecondFactor.Off::new);
    }

    /** Whether the account asks for one at each sign-in. */
    public boolean isOn(long account) {
        return factors.of(account).filter(SecondFactors::isOn).isPresent();
    }

    /** Draws a secret, in place of one that was never confirmed; does nothing for an account whose second factor is on. */
    public void begin(long account) {
        factors.begin(account, seal.seal(account, TotpSecret.draw(random)), clock.instant());
    }

    /**
     * Turns it on if the code is one of the secret's.
     *
     * @return the recovery codes, to be shown this once; empty where the code is not right or it is not begun
     */
    @Transactional
    public Optional<List<RecoveryCode>> confirm(long account, String code) {
        Optional<Row> begun = factors.of(account).filter(row -> !isOn(row));
        OptionalLong step = begun.flatMap(row -> seal.open(account, row.secret()))
                .map(secret -> Totp.stepOf(code, secret, clock.instant()))
                .orElseGet(OptionalLong::empty);
        if (step.isEmpty()
                || !factors.confirm(account, begun.orElseThrow().secret(), step.getAsLong(), clock.instant())) {
            return Optional.empty();
        }
        return Optional.of(newRecoveryCodes(account));
    }

    /** Takes a code of the app or a recovery code, which is not taken a second time; empty for anything else. */
    public Optional<Shown> take(long account, String typed) {
        Optional<Row> row = factors.of(account).filter(SecondFactors::isOn);
        if (row.isEmpty()) {
            return Optional.empty();
        }
        Optional<TotpSecret> secret = seal.open(account, row.get().secret());
        OptionalLong step =
                secret.map(known -> Totp.stepOf(typed, known, clock.instant())).orElseGet(OptionalLong::empty);
        if (step.isPresent()) {
            return factors.use(account, step.getAsLong())
                    ? Optional.of(codeTaken(account, row.get().secret(), secret.orElseThrow()))
                    : Optional.empty();
        }
        return RecoveryCode.parse(typed)
                .filter(code -> factors.use(account, code))
                .map(used -> Shown.RECOVERY_CODE);
    }

    private static boolean isOn(Row row) {
        return row.onSince().isPresent();
    }

    /** A person who uses theirs has it sealed by the present key: so keys are changed. */
    private Shown codeTaken(long account, StoredSecret stored, TotpSecret secret) {
        if (seal.isOutdated(stored)) {
            factors.reseal(account, stored, seal.seal(account, secret));
        }
        return Shown.CODE;
    }

    /** Ten new ones, to be shown this once; those there were are good for nothing any more. */
    @Transactional
    public List<RecoveryCode> newRecoveryCodes(long account) {
        List<RecoveryCode> codes = Stream.generate(() -> RecoveryCode.draw(random))
                .limit(RECOVERY_CODES)
                .toList();
        factors.keep(account, codes, clock.instant());
        return codes;
    }

    @Transactional
    public void turnOff(long account) {
        factors.drop(account);
    }
}
