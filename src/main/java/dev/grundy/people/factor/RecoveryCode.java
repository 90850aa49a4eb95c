package dev.grundy.people.factor;

import dev.grundy.base.kernel.Base32Code;
import dev.grundy.base.kernel.ContentHash;
import java.security.SecureRandom;
import java.util.Optional;

/** Stands in for the app, once. Only its hash is stored: a code that nobody can guess needs nothing that slows down who has the hash. */
public record RecoveryCode(Base32Code code) {
    static RecoveryCode draw(SecureRandom random) {
        return new RecoveryCode(Base32Code.draw(random));
    }

    /** As {@link Base32Code#parse}. */
    static Optional<RecoveryCode> parse(String typed) {
        return Base32Code.parse(typed).map(RecoveryCode::new);
    }

    /** In fours, for people. */
    public String written() {
        return code.written();
    }

    String hash(long account) {
        return ContentHash.parts()
                .add("recovery code of " + account)
                .add(code.value())
                .build()
                .hex();
    }

    @Override
    public String toString() {
        return "RecoveryCode[…]";
    }
}
