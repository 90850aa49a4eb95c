package dev.grundy.people.mail;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.ext.mail.SMTPException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;

/** Hands mails to the SMTP server of the configuration. */
@ApplicationScoped
class SmtpDelivery implements Delivery {
    /** No such mailbox, another server's, a name that cannot be: RFC 5321, section 4.2.3. */
    private static final Set<Integer> OF_THE_RECIPIENT = Set.of(550, 551, 553);
    /** The same codes refuse senders and contents, and only the client's words tell which command was refused. */
    private static final String RECIPIENT_REFUSED = "recipient address not accepted";

    private final ReactiveMailer mailer;
    private final MailConfig config;
    private final Context context;

    SmtpDelivery(ReactiveMailer mailer, MailConfig config, Vertx vertx) {
        this.mailer = mailer;
        this.config = config;
        this.context = vertx.getOrCreateContext();
    }

    @Override
    public void deliver(Letter letter) throws DeliveryException {
        Mail mail = new Mail()
                .addTo(letter.recipient())
                .setSubject(letter.subject())
                .setText(letter.text())
                .setHtml(letter.html())
                // RFC 3834: holiday replies to a machine help nobody.
                .addHeader("Auto-Submitted", "auto-generated");
        letter.headers().forEach(mail::addHeader);
        try {
            handOver(mail).await().atMost(config.patience());
        } catch (RuntimeException e) {
            throw new DeliveryException(String.valueOf(e.getMessage()), isFinal(e), e);
        }
    }

    /**
     * On one event loop from the beginning. Begun elsewhere, the client connects on one and listens on another, and loses the server's
     * greeting if it comes first. Nothing would be said until the patience ends.
     */
    private Uni<Void> handOver(Mail mail) {
        return Uni.createFrom()
                .deferred(() -> mailer.send(mail))
                .runSubscriptionOn(begin -> context.runOnContext(unused -> begin.run()));
    }

    @Override
    public String place() {
        return config.host().orElseThrow() + ":" + config.port();
    }

    /** A refused login or sender, or a server that is full or closed, says nothing against the recipient. */
    private static boolean isFinal(Throwable e) {
        return e instanceof SMTPException refusal && isOfTheRecipient(refusal)
                || e.getCause() instanceof SMTPException cause && isOfTheRecipient(cause);
    }

    private static boolean isOfTheRecipient(SMTPException refusal) {
        return OF_THE_RECIPIENT.contains(refusal.getReplyCode())
                && String.valueOf(refusal.getMessage()).startsWith(RECIPIENT_REFUSED);
    }
}
