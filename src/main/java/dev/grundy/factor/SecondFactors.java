package dev.grundy.factor;

import dev.grundy.factor.SecondFactor.Shown;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Sets up second factors and checks what is shown of them. Whoever asks limits how often: six digits can be guessed. Safe for use
 * by several threads.
 */
@ApplicationScoped
public class SecondFactors {
    private static final int RECOVERY_CODES = 10;

    private final SecondFactorRepository factors;
    private final SecureRandom random;
    private final Clock clock;

    SecondFactors(SecondFactorRepository factors, SecureRandom random, Clock clock) {
        this.factors = factors;
        this.random = random;
        this.clock = clock;
    }

    public SecondFactor of(long account) {
        return factors.of(account);
    }

    /** Whether the account asks for one at each sign-in. */
    public boolean isOn(long account) {
        return factors.secretOf(account).isPresent();
    }

    /** Draws a secret, in place of one that was never confirmed; does nothing for an account whose second factor is on. */
    public void begin(long account) {
        factors.begin(account, TotpSecret.draw(random), clock.instant());
    }

    /**
     * Turns it on if the code is one of the secret's.
     *
     * @return the recovery codes, to be shown this once; empty where the code is not right or it is not begun
     */
    @Transactional
    public Optional<List<RecoveryCode>> confirm(long account, String code) {
        if (!(factors.of(account) instanceof SecondFactor.Begun begun)) {
            return Optional.empty();
        }
        OptionalLong step = Totp.stepOf(code, begun.secret(), clock.instant());
        if (step.isEmpty() || !factors.confirm(account, begun.secret(), step.getAsLong(), clock.instant())) {
            return Optional.empty();
        }
        return Optional.of(newRecoveryCodes(account));
    }

    /** Takes a code of the app or a recovery code, which is not taken a second time; empty for anything else. */
    public Optional<Shown> take(long account, String typed) {
        Optional<TotpSecret> secret = factors.secretOf(account);
        if (secret.isEmpty()) {
            return Optional.empty();
        }
        OptionalLong step = Totp.stepOf(typed, secret.get(), clock.instant());
        if (step.isPresent()) {
            return factors.use(account, step.getAsLong()) ? Optional.of(Shown.CODE) : Optional.empty();
        }
        return RecoveryCode.parse(typed)
                .filter(code -> factors.use(account, code))
                .map(used -> Shown.RECOVERY_CODE);
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
