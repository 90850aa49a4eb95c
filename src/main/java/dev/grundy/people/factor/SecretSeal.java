package dev.grundy.people.factor;

import dev.grundy.people.factor.StoredSecret.Plain;
import dev.grundy.people.factor.StoredSecret.Sealed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.jboss.logging.Logger;

/**
 * Seals secrets of code apps, so that a reader of the database, or of a backup, makes no codes. Where no key is configured they stay as
 * they are. Safe for use by several threads.
 */
@ApplicationScoped
class SecretSeal {
    private static final Logger LOG = Logger.getLogger(SecretSeal.class);

    /** spec (NIST SP 800-38D): a nonce of 96 bits, drawn at random, and a tag of 128. */
    private static final int NONCE_BYTES = 12;

    private static final int TAG_BITS = 128;

    private final SealingKeys keys;
    private final SecureRandom random;

    /** @throws dev.grundy.base.kernel.UnusableException if the key file cannot be used */
    @Inject
    SecretSeal(FactorConfig config, SecureRandom random) {
        this(config.keyFile().map(SealingKeys::read).orElse(SealingKeys.NONE), random);
    }

    SecretSeal(SealingKeys keys, SecureRandom random) {
        this.keys = keys;
        this.random = random;
    }

    /** As it is to be stored now, for that account alone. */
    StoredSecret seal(long account, TotpSecret secret) {
        return keys.sealing()
                .<StoredSecret>map(key -> sealed(account, secret, key.getKey(), key.getValue()))
                .orElseGet(() -> new Plain(secret));
    }

    private Sealed sealed(long account, TotpSecret secret, String name, SecretKey key) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            byte[] text = cipher(Cipher.ENCRYPT_MODE, key, nonce, account)
                    .doFinal(secret.base32().getBytes(StandardCharsets.US_ASCII));
            return new Sealed(
                    name,
                    ByteBuffer.allocate(NONCE_BYTES + text.length)
                            .put(nonce)
                            .put(text)
                            .array());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM seals nothing here", e);
        }
    }

    /** Empty, and told to the operator, where the key is gone, or the row was changed or is another account's. */
    Optional<TotpSecret> open(long account, StoredSecret stored) {
        return switch (stored) {
            case Plain(TotpSecret secret) -> Optional.of(secret);
            case Sealed sealed -> opened(account, sealed);
        };
    }

    private Optional<TotpSecret> opened(long account, Sealed sealed) {
        SecretKey key = keys.keys().get(sealed.key());
        if (key == null) {
            LOG.errorf(
                    "the code app of account %d cannot be used: its secret is sealed by key %s, which is not in the file"
                            + " that grundy.second-factor.key-file names; put it back there",
                    account, sealed.key());
            return Optional.empty();
        }
        byte[] bytes = sealed.bytes();
        try {
            byte[] text = cipher(Cipher.DECRYPT_MODE, key, Arrays.copyOf(bytes, NONCE_BYTES), account)
                    .doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES);
            return Optional.of(new TotpSecret(new String(text, StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException e) {
            LOG.errorf(
                    "the code app of account %d cannot be used: key %s does not open its secret (%s)",
                    account, sealed.key(), e.getMessage());
            return Optional.empty();
        }
    }

    /** Whether it would be stored otherwise now: as it is though there is a key, or by a key that seals no more. */
    boolean isOutdated(StoredSecret stored) {
        return keys.sealing()
                .map(Map.Entry::getKey)
                .filter(name -> !stored.keyName().equals(Optional.of(name)))
                .isPresent();
    }

    private static Cipher cipher(int mode, SecretKey key, byte[] nonce, long account) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(ByteBuffer.allocate(Long.BYTES).putLong(account).array());
        return cipher;
    }
}
