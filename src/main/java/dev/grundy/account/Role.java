package dev.grundy.account;

/** What an account may do beyond practising. */
public enum Role {
    USER("user"),
    ADMIN("admin");

    /** {@link #ADMIN}'s code, for annotations, which take constants only. */
    public static final String ADMIN_CODE = "admin";

    private final String code;

    Role(String code) {
        this.code = code;
    }

    /** For SQL and annotations. */
    public String code() {
        return code;
    }

    static Role ofCode(String code) {
        for (Role role : values()) {
            if (role.code.equals(code)) {
                return role;
            }
        }
        throw new IllegalArgumentException("no role has the code '" + code + "'");
    }
}
