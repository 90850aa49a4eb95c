package dev.grundy.people.passkey;

import com.yubico.webauthn.CredentialRepository;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredentialDescriptor;
import com.yubico.webauthn.data.exception.Base64UrlException;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** The table {@code passkey}. The library's name of a user is the account's name. Safe for use by several threads. */
@ApplicationScoped
class PasskeyRepository implements CredentialRepository {
    private static final Sql LIST = Sql.of("""
            select credential_id, name, made_at, used_at from passkey where account_id = :account order by made_at, credential_id""");
    private static final Sql HANDLE = Sql.of("select user_handle from passkey where account_id = :account limit 1");
    private static final Sql ADD = Sql.of("""
            insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
            values (:id, :account, :handle, :public_key, :count, :name, :now) on conflict do nothing""");
    private static final Sql REMOVE =
            Sql.of("delete from passkey where account_id = :account and credential_id = :id returning name");
    private static final Sql USED = Sql.of("""
            update passkey set signature_count = :count, used_at = :now where credential_id = :id returning account_id""");
    private static final Sql OF_NAME = Sql.of("""
            select credential_id, user_handle, public_key, signature_count from passkey p
            join account a on a.id = p.account_id where a.name = :name""");
    private static final Sql NAME_OF = Sql.of("""
            select distinct a.name from passkey p join account a on a.id = p.account_id where p.user_handle = :handle""");
    private static final Sql OF_ID = Sql.of("""
            select credential_id, user_handle, public_key, signature_count from passkey where credential_id = :id""");

    private final DataSource database;

    PasskeyRepository(DataSource database) {
        this.database = database;
    }

    List<Passkey> of(long account) {
        return LIST.on(database)
                .with("account", account)
                .list(row -> new Passkey(
                        row.getString("credential_id"),
                        row.getString("name"),
                        Objects.requireNonNull(Sql.instant(row, "made_at")),
                        Optional.ofNullable(Sql.instant(row, "used_at"))));
    }

    Optional<ByteArray> handleOf(long account) {
        return HANDLE.on(database).with("account", account).find(row -> bytes(row.getString("user_handle")));
    }

    /** False where there is one with that id already. */
    boolean add(long account, RegisteredCredential credential, String name, Instant now) {
        return ADD.on(database)
                        .with("id", credential.getCredentialId().getBase64Url())
                        .with("account", account)
                        .with("handle", credential.getUserHandle().getBase64Url())
                        .with("public_key", credential.getPublicKeyCose().getBytes())
                        .with("count", credential.getSignatureCount())
                        .with("name", name)
                        .with("now", now)
                        .update()
                == 1;
    }

    /** Its name; empty where the account has no such passkey. */
    Optional<String> remove(long account, String id) {
        return REMOVE.on(database).with("account", account).with("id", id).find(row -> row.getString("name"));
    }

    /** The account of the passkey, noted as used now; empty where it was removed meanwhile. */
    Optional<Long> used(ByteArray id, long signatureCount, Instant now) {
        return USED.on(database)
                .with("id", id.getBase64Url())
                .with("count", signatureCount)
                .with("now", now)
                .find(row -> row.getLong("account_id"));
    }

    @Override
    public Set<PublicKeyCredentialDescriptor> getCredentialIdsForUsername(String name) {
        Set<PublicKeyCredentialDescriptor> ids = new HashSet<>();
        OF_NAME.on(database)
                .with("name", name)
                .list(PasskeyRepository::credential)
                .forEach(one -> ids.add(PublicKeyCredentialDescriptor.builder()
                        .id(one.getCredentialId())
                        .build()));
        return ids;
    }

    @Override
    public Optional<ByteArray> getUserHandleForUsername(String name) {
        return OF_NAME.on(database).with("name", name).list(PasskeyRepository::credential).stream()
                .map(RegisteredCredential::getUserHandle)
                .findFirst();
    }

    @Override
    public Optional<String> getUsernameForUserHandle(ByteArray handle) {
        return NAME_OF.on(database).with("handle", handle.getBase64Url()).find(row -> row.getString("name"));
    }

    @Override
    public Optional<RegisteredCredential> lookup(ByteArray id, ByteArray handle) {
        return lookupAll(id).stream()
                .filter(found -> found.getUserHandle().equals(handle))
                .findFirst();
    }

    @Override
    public Set<RegisteredCredential> lookupAll(ByteArray id) {
        return new HashSet<>(OF_ID.on(database).with("id", id.getBase64Url()).list(PasskeyRepository::credential));
    }

    private static RegisteredCredential credential(ResultSet row) throws SQLException {
        return RegisteredCredential.builder()
                .credentialId(bytes(row.getString("credential_id")))
                .userHandle(bytes(row.getString("user_handle")))
                .publicKeyCose(new ByteArray(row.getBytes("public_key")))
                .signatureCount(row.getLong("signature_count"))
                .build();
    }

    private static ByteArray bytes(String base64Url) {
        try {
            return ByteArray.fromBase64Url(base64Url);
        } catch (Base64UrlException e) {
            throw new IllegalStateException("the table's checks let no other text in", e);
        }
    }
}
