package dev.grundy.people.account;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code account}. */
@ApplicationScoped
public class AccountRepository implements PanacheRepositoryBase<Account, Long> {
    private static final Sql PROFILE_PUBLIC = Sql.of("select profile_public from account where id = :account");

    private final DataSource database;

    AccountRepository(DataSource database) {
        this.database = database;
    }

    /** The account of that name, without regard to case, and the hash that its password is checked against. */
    @Transactional
    public Optional<Credentials> credentialsOf(AccountName name) {
        return find("lower(name) = lower(?1)", name.value())
                .firstResultOptional()
                .map(account -> new Credentials(account.person(), Optional.ofNullable(account.passwordHash)));
    }

    /** Without regard to case. */
    @Transactional
    public Optional<Long> idOf(AccountName name) {
        return find("lower(name) = lower(?1)", name.value())
                .firstResultOptional()
                .map(account -> account.id);
    }

    @Transactional
    public Optional<Person> personOf(long accountId) {
        return findByIdOptional(accountId).map(Account::person);
    }

    /** The current name of an account, which must exist. */
    @Transactional
    public String nameOf(long accountId) {
        return findById(accountId).name;
    }

    @Transactional
    public boolean hasPassword(long accountId) {
        return count("id = ?1 and passwordHash is not null", accountId) == 1;
    }

    /** Until the transaction ends, nobody else who locks it goes on. */
    public void lock(long accountId) {
        getEntityManager()
                .createNativeQuery("select id from account where id = :id for update")
                .setParameter("id", accountId)
                .getResultList();
    }

    /** Its owner has chosen it: it need not be changed any more. */
    @Transactional
    public void setPassword(long accountId, String passwordHash) {
        update("passwordHash = ?1, mustChangePassword = false where id = ?2", passwordHash, accountId);
    }

    /** Whether others may see the profile. */
    public Query<Boolean> publicProfile(long accountId) {
        return PROFILE_PUBLIC
                .on(database)
                .with("account", accountId)
                .first(row -> row.is("profile_public"))
                .map(Optional::orElseThrow);
    }

    @Transactional
    public void setProfilePublic(long accountId, boolean isPublic) {
        update("profilePublic = ?1 where id = ?2", isPublic, accountId);
    }

    /** @param language its code; null for none */
    @Transactional
    public void setLanguage(long accountId, @Nullable String language) {
        update("language = ?1 where id = ?2", language, accountId);
    }

    /** @param zone null for none */
    @Transactional
    public void setTimeZone(long accountId, @Nullable String zone) {
        update("timeZone = ?1 where id = ?2", zone, accountId);
    }

    public boolean hasAdmin() {
        return count("role", Role.ADMIN) > 0;
    }

    /** Whether it is an admin's, who may be suspended. */
    @Transactional
    public boolean isAdmin(long accountId) {
        return count("id = ?1 and role = ?2", accountId, Role.ADMIN) == 1;
    }

    /** Until the transaction ends, no admin is deleted or suspended. */
    public void lockAdmins() {
        getEntityManager()
                .createNativeQuery("select id from account where role = 'admin' order by id for update")
                .getResultList();
    }

    /** Whether there is another admin who is not suspended then. */
    @Transactional
    public boolean hasOtherAdmin(long accountId, Instant now) {
        String others = """
                select a.id from account a where a.role = 'admin' and a.id <> :id and not exists (
                    select 1 from suspension s where s.account_id = a.id and (s.until is null or s.until > :now))""";
        return !getEntityManager()
                .createNativeQuery(others)
                .setParameter("id", accountId)
                .setParameter("now", now)
                .getResultList()
                .isEmpty();
    }

    /** Until the transaction ends, no other node may ask whether there is an admin: two would make two. */
    public void lockForFirstAdmin() {
        getEntityManager()
                .createNativeQuery("lock table account in share row exclusive mode")
                .executeUpdate();
    }

    /**
     * Adds a user of that name, whose profile nobody else sees, or answers false when it is taken or leads to another's account. Safe against
     * another doing the same now.
     */
    @Transactional
    public boolean addIfFree(AccountName name, Optional<String> passwordHash, Instant createdAt) {
        String insert = """
                insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                select :name, nullif(:passwordHash, ''), 'user', false, :createdAt, false
                where not exists (select from merged_account m where lower(m.name) = lower(:name))
                on conflict (lower(name)) do nothing""";
        return getEntityManager()
                        .createNativeQuery(insert)
                        .setParameter("name", name.value())
                        .setParameter("passwordHash", passwordHash.orElse(""))
                        .setParameter("createdAt", createdAt)
                        .executeUpdate()
                == 1;
    }
}
