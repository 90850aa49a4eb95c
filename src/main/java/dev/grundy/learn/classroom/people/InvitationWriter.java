package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.learn.classroom.people.InvitationRepository.Addressed;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.Letters;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;

/** Invites an address to a class. The link's secret is drawn here, so that it is in the mail and nowhere else. */
@ApplicationScoped
class InvitationWriter implements LetterWriter {
    static final String KIND = "class-invitation";

    private final InvitationRepository invitations;
    private final AccountRepository accounts;
    private final SuspensionRepository suspensions;
    private final Letters letters;
    private final SecureRandom random;
    private final Clock clock;

    InvitationWriter(
            InvitationRepository invitations,
            AccountRepository accounts,
            SuspensionRepository suspensions,
            Letters letters,
            SecureRandom random,
            Clock clock) {
        this.invitations = invitations;
        this.accounts = accounts;
        this.suspensions = suspensions;
        this.letters = letters;
        this.random = random;
        this.clock = clock;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /** Nothing where the invitation was withdrawn, its class archived, or its sender suspended. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        SecretToken token = SecretToken.draw(random);
        return suspensions.of(account, clock.instant()).isPresent()
                ? Optional.empty()
                : invitations
                        .drawn(
                                Long.parseLong(posted.about()),
                                account,
                                token,
                                clock.instant().minus(Invitation.LIFETIME))
                        .map(invited -> letter(invited, accounts.nameOf(account), token));
    }

    private Letter letter(Addressed invited, String teacher, SecretToken token) {
        int role = invited.role() == ClassroomRole.TEACHER ? 1 : 0;
        return letters.letter(
                invited.address(),
                Texts.of("mail-class-invitation-greeting"),
                LetterText.of("mail-class-invitation", teacher, invited.classroom(), role)
                        .press(InvitationPages.PATH + "/" + token.value())
                        .after(Texts.of("mail-class-invitation-until"), Texts.of("mail-class-invitation-unknown")));
    }
}
