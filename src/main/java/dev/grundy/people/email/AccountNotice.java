package dev.grundy.people.email;

import dev.grundy.people.mail.LetterText;
import dev.grundy.web.frame.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Letters that tell of a change of how somebody signs in, so that people learn of it who have not made it. */
public enum AccountNotice {
    /** About the address that the account has no longer, which is where it goes: an attacker would change that first. */
    ADDRESS_CHANGED("changed", null),
    /** About the code of a security event: a second factor was added or removed, or there are new recovery codes. */
    FACTOR_CHANGED("factor", AccountNotice.SECURITY_PATH),
    /** About the provider, as people call it: a way in that outlives a change of password. */
    IDENTITY_LINKED("identity", AccountNotice.IDENTITIES_PATH),
    PASSWORD_CHANGED("password", AccountNotice.FORGOTTEN_PATH);

    /** The pages that the letters lead to. */
    public static final String SECURITY_PATH = "/account/security";

    public static final String IDENTITIES_PATH = "/account/identities";
    public static final String FORGOTTEN_PATH = "/forgotten-password";

    private final String texts;
    private final Optional<String> path;

    /**
     * @param texts beginning of the keys of its texts, after {@code mail-}
     * @param path  where the link leads; null for none
     */
    AccountNotice(String texts, @Nullable String path) {
        this.texts = texts;
        this.path = Optional.ofNullable(path);
    }

    /** In the outbox. */
    public String kind() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @throws IllegalArgumentException if there is none of that kind */
    static AccountNotice of(String kind) {
        return Stream.of(values())
                .filter(notice -> notice.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no notice of the kind " + kind));
    }

    /** The text of the mail. Below a link nothing is said. */
    LetterText text(String about) {
        String key = "mail-" + texts;
        String notYou = Texts.of(key + "-not-you");
        LetterText text = LetterText.of(key, this == FACTOR_CHANGED ? Texts.of("security-event-" + about) : about);
        return path.map(page -> text.before(List.of(notYou)).press(page)).orElseGet(() -> text.after(notYou));
    }
}
