package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import java.util.UUID;
import javax.sql.DataSource;

/** Passkeys as devices would have left them, whose keys sign nothing. */
public final class KeptPasskey {
    private static final Sql ADD = Sql.of("""
            insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
            select :id, id, repeat('A', 43), '', 0, '<my phone>', now() from account where name = :name""");

    private KeptPasskey() {}

    /** Adds one to the person's. Its id. */
    public static String add(DataSource database, String name) {
        // 32 characters of which all are base64url's, and whose number is one that base64url can have.
        String id = UUID.randomUUID().toString().replace("-", "");
        if (ADD.on(database).with("id", id).with("name", name).update() != 1) {
            throw new AssertionError("nobody is called " + name);
        }
        return id;
    }
}
