package dev.grundy.people.account;

import dev.grundy.web.frame.PageLanguage;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A person who can sign in. */
@Entity
public class Account {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Nullable
    Long id;

    String name;

    /** Null for a person who signs in by other ways alone. */
    @Column(name = "password_hash")
    @Nullable
    String passwordHash;

    public Role role;

    /** While true, every page leads to the one that changes the password. */
    @Column(name = "must_change_password")
    public boolean mustChangePassword;

    @Column(name = "created_at")
    Instant createdAt;

    /** IANA name; null while the person has not chosen one. */
    @Column(name = "time_zone")
    @Nullable
    String timeZone;

    /** Code of the language of pages; null while the person has not chosen one. */
    @Nullable
    String language;

    /** Whether others may see the profile. */
    @Column(name = "profile_public")
    boolean profilePublic;

    protected Account() {}

    public Account(AccountName name, String passwordHash, Role role, Instant createdAt) {
        this.name = name.value();
        this.passwordHash = passwordHash;
        this.role = role;
        this.createdAt = createdAt;
    }

    public Person person() {
        return new Person(
                Objects.requireNonNull(id),
                name,
                role,
                mustChangePassword,
                false,
                TimeZones.parse(timeZone),
                PageLanguage.ofCode(language));
    }
}
