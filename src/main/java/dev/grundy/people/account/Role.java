package dev.grundy.people.account;

import java.util.Arrays;
import java.util.Optional;

/** The roles of accounts, which allow more than practising; DESIGN.md has the table. Texts are called {@code role-…} by the code. */
public enum Role {
    USER("user"),
    /** Writes problems: those that are theirs. */
    AUTHOR("author"),
    /** Suspends people. */
    MODERATOR("moderator"),
    ADMIN("admin");

    /** {@link #ADMIN}'s code, for annotations, which take constants only. */
    public static final String ADMIN_CODE = "admin";

    /** {@link #MODERATOR}'s code. */
    public static final String MODERATOR_CODE = "moderator";

    /** {@link #AUTHOR}'s code. */
    public static final String AUTHOR_CODE = "author";

    private final String code;

    Role(String code) {
        this.code = code;
    }

    /** For SQL and annotations. */
    public String code() {
        return code;
    }

    /** Whether it opens anything that is shut to others: a person with it shows a second factor first. */
    public boolean isPrivileged() {
        return this != USER;
    }

    /** Whether who has this one may suspend who has that one: an admin everybody, a moderator nobody who may as much. */
    public boolean maySuspend(Role other) {
        return this == ADMIN || this == MODERATOR && other.ordinal() < ordinal();
    }

    /** @throws IllegalArgumentException for the code of no role */
    static Role ofCode(String code) {
        return parse(code).orElseThrow(() -> new IllegalArgumentException("no role has the code '" + code + "'"));
    }

    /** Empty for the code of no role. */
    public static Optional<Role> parse(String code) {
        return Arrays.stream(values()).filter(role -> role.code.equals(code)).findFirst();
    }
}
