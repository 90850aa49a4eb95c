package dev.grundy.people.email;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.Letters;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes every {@link AccountNotice}: to the confirmed address, or to the one that an account has no longer. */
@ApplicationScoped
class AccountNoticeWriter implements LetterWriter {
    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SiteAddress site;

    AccountNoticeWriter(AccountRepository accounts, EmailRepository emails, SiteAddress site) {
        this.accounts = accounts;
        this.emails = emails;
        this.site = site;
    }

    @Override
    public Set<String> kinds() {
        return Stream.of(AccountNotice.values()).map(AccountNotice::kind).collect(Collectors.toSet());
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        AccountNotice notice = AccountNotice.of(posted.kind());
        long account = posted.account().orElseThrow();
        Optional<String> address = notice == AccountNotice.ADDRESS_CHANGED
                ? Optional.of(posted.about())
                : emails.of(account).confirmed().map(EmailAddress::value);
        return address.map(recipient -> Letters.letter(
                recipient, notice.text(site, Texts.of("mail-greeting", accounts.nameOf(account)), posted.about())));
    }
}
