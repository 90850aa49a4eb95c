package dev.grundy.learn.classroom;

import dev.grundy.people.account.SecretToken;

/** The link of a class by which people join. Its teachers know it. */
public record InviteLink(SecretToken code, boolean open) {
    /** Where its page begins; the code follows. */
    public static final String PATH = "/classes/join";

    /** On this site. */
    public String address() {
        return PATH + "/" + code.value();
    }
}
