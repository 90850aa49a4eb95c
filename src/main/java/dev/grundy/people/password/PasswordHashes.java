package dev.grundy.people.password;

import dev.grundy.people.account.AccountConfig;
import io.quarkus.elytron.security.common.BcryptUtil;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;

/** Makes and checks password hashes. Safe for use by several threads; each call is slow on purpose. */
@ApplicationScoped
public class PasswordHashes {
    private final int cost;
    private final String nobodys;

    PasswordHashes(AccountConfig config) {
        this.cost = config.bcryptCost();
        this.nobodys = BcryptUtil.bcryptHash("the password of nobody", cost);
    }

    public String hash(Password password) {
        return BcryptUtil.bcryptHash(password.value(), cost);
    }

    boolean matches(String typed, String hash) {
        return canMatch(typed) & BcryptUtil.matches(typed, hash);
    }

    /** Works as long as a check would, so that the time taken does not tell whether a name exists. */
    void pretend(String typed) {
        BcryptUtil.matches(typed, nobodys);
    }

    /** bcrypt forgets the bytes after 72 or a NUL: such a text is nobody's password even if its beginning is. */
    private static boolean canMatch(String typed) {
        return typed.getBytes(StandardCharsets.UTF_8).length <= Password.LONGEST_BYTES && typed.indexOf('\0') < 0;
    }
}
