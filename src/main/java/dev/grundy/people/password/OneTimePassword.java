package dev.grundy.people.password;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.TokensEnding;
import io.quarkus.elytron.security.common.BcryptUtil;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import javax.sql.DataSource;

/**
 * A password that somebody else has seen: it lets in once more, to the page where its owner chooses another. A second factor is asked for as
 * before. Never logged; stored is its hash alone.
 */
public final class OneTimePassword {
    private static final int BYTES = 15;
    private static final Sql SET =
            Sql.of("update account set password_hash = :hash, must_change_password = true where id = :account");
    private static final Sql END_SIGN_INS = Sql.of("delete from sign_in where account_id = :account");
    private static final Sql END_PENDING = Sql.of("delete from pending_sign_in where account_id = :account");
    private static final Sql END_TOKENS =
            Sql.of("update api_token set revoked_at = :now where account_id = :account and revoked_at is null");
    private static final Sql END_LINKS = Sql.of(
            "update mail_link set used_at = :now where account_id = :account and purpose = 'reset' and used_at is null");

    private final String value;
    private final String hash;

    private OneTimePassword(String value, String hash) {
        this.value = value;
        this.hash = hash;
    }

    /** A new one. Slow on purpose: to be called outside of a transaction. */
    public static OneTimePassword draw(SecureRandom random, int bcryptCost) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        String value = Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
        return new OneTimePassword(value, BcryptUtil.bcryptHash(value, bcryptCost));
    }

    /** To be shown once and kept nowhere. */
    public String value() {
        return value;
    }

    /** From now on it is the account's only password; nobody is signed in any more, and links for a new password end. API tokens are the caller's to revoke. */
    public void give(DataSource database, long account, Instant now) {
        END_LINKS.on(database).with("account", account).with("now", now).update();
        SET.on(database).with("account", account).with("hash", hash).update();
        END_SIGN_INS.on(database).with("account", account).update();
        END_PENDING.on(database).with("account", account).update();
    }

    /** Revokes the account's API tokens where nobody hears of {@link TokensEnding}: on the command line. */
    public static void revokeTokens(DataSource database, long account, Instant now) {
        END_TOKENS.on(database).with("account", account).with("now", now).update();
    }

    @Override
    public String toString() {
        return "OneTimePassword[…]";
    }
}
