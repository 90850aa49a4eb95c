package dev.grundy.people.factor;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A {@link TotpSecret} as the database has it: as it is, or sealed. */
sealed interface StoredSecret {
    record Plain(TotpSecret secret) implements StoredSecret {}

    /**
     * By AES-256-GCM.
     *
     * @param key   name of the key that opens it
     * @param bytes nonce, then the sealed secret with its tag
     */
    record Sealed(String key, byte[] bytes) implements StoredSecret {
        @Override
        public String toString() {
            return "Sealed[" + key + "]";
        }
    }

    default @Nullable String plain() {
        return this instanceof Plain(TotpSecret secret) ? secret.base32() : null;
    }

    default byte @Nullable [] bytes() {
        return this instanceof Sealed sealed ? sealed.bytes : null;
    }

    /** Empty where it is stored as it is. */
    default Optional<String> keyName() {
        return this instanceof Sealed(String key, byte[] unused) ? Optional.of(key) : Optional.empty();
    }
}
