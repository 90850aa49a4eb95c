package dev.grundy.people.email;

import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes every {@link AccountNotice}: to the confirmed address, or to the one that an account has no longer. */
@ApplicationScoped
class AccountNoticeWriter implements LetterWriter {
    private final PersonalLetters letters;

    AccountNoticeWriter(PersonalLetters letters) {
        this.letters = letters;
    }

    @Override
    public Set<String> kinds() {
        return Stream.of(AccountNotice.values()).map(AccountNotice::kind).collect(Collectors.toSet());
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        AccountNotice notice = AccountNotice.of(posted.kind());
        long account = posted.account().orElseThrow();
        LetterText text = notice.text(posted.about());
        return notice == AccountNotice.ADDRESS_CHANGED
                ? Optional.of(letters.letter(account, new EmailAddress(posted.about()), text))
                : letters.letter(account, text);
    }
}
