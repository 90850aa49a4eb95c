package dev.grundy.testsupport;

import com.icegreen.greenmail.user.MessageDeliveryHandler;
import com.icegreen.greenmail.user.UserException;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** A real SMTP server for a {@code @QuarkusTest} application, which {@link Mailbox} reads: {@code @QuarkusTestResource(MailServer.class)}. */
public final class MailServer implements QuarkusTestResourceLifecycleManager {
    /** Of the application that runs now. */
    private static final AtomicReference<MailServer> CURRENT = new AtomicReference<>();

    /** Longer than a server that does not answer is waited for, and the next try after it. */
    private static final long PATIENCE_MILLIS = 180_000;

    private final GreenMail server = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    /** How many of each recipient's mails were read. */
    private final Map<String, Integer> read = new HashMap<>();
    /** How often a mail to each recipient that is shut was refused, and nobody has waited for that yet. */
    private final Map<String, Semaphore> shut = new ConcurrentHashMap<>();

    @Override
    public Map<String, String> start() {
        server.start();
        MessageDeliveryHandler delivery = server.getUserManager().getMessageDeliveryHandler();
        server.getUserManager().setMessageDeliveryHandler((mail, to) -> {
            Semaphore refusals = shut.get(key(to.getEmail()));
            if (refusals != null) {
                refusals.release();
                // Ends the connection without an answer, as a server does that goes down.
                throw new UserException("shut: " + to.getEmail());
            }
            return delivery.handle(mail, to);
        });
        CURRENT.set(this);
        return Map.of(
                "grundy.mail.host", "127.0.0.1",
                "grundy.mail.port", String.valueOf(server.getSmtp().getPort()),
                "grundy.mail.start-tls", "disabled",
                "grundy.mail.from", "Grundy <grundy@judge.example>",
                "grundy.web.address", "https://judge.example");
    }

    @Override
    public void stop() {
        server.stop();
    }

    static Map<String, String> nextFor(String recipient) {
        return CURRENT.get().next(recipient);
    }

    static void shut(String recipient) {
        CURRENT.get().shut.put(key(recipient), new Semaphore(0));
    }

    static void open(String recipient) {
        CURRENT.get().shut.remove(key(recipient));
    }

    static void awaitRefusal(String recipient) {
        try {
            if (!CURRENT.get().shut.get(key(recipient)).tryAcquire(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new AssertionError("no mail was refused for " + recipient);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String key(String recipient) {
        return recipient.toLowerCase(Locale.ROOT);
    }

    /** Waits for the first mail to that recipient that was not read yet. */
    private synchronized Map<String, String> next(String recipient) {
        String key = key(recipient);
        int before = read.getOrDefault(key, 0);
        while (true) {
            MimeMessage[] received = server.getReceivedMessages();
            List<MimeMessage> theirs = Arrays.stream(received)
                    .filter(mail -> recipient(mail).equalsIgnoreCase(recipient))
                    .toList();
            if (theirs.size() > before) {
                read.put(key, before + 1);
                return parts(theirs.get(before));
            }
            if (!server.waitForIncomingEmail(PATIENCE_MILLIS, received.length + 1)) {
                throw new AssertionError("no mail came for " + recipient);
            }
        }
    }

    private static String recipient(MimeMessage mail) {
        try {
            return mail.getAllRecipients()[0].toString();
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> parts(MimeMessage mail) {
        try {
            Map<String, String> parts = new HashMap<>();
            parts.put("from", mail.getFrom()[0].toString());
            parts.put("subject", mail.getSubject());
            parts.put("auto", mail.getHeader("Auto-Submitted", null));
            parts.put("stop", mail.getHeader("List-Unsubscribe", null));
            parts.put("stop-post", mail.getHeader("List-Unsubscribe-Post", null));
            MimeMultipart body = (MimeMultipart) mail.getContent();
            for (int i = 0; i < body.getCount(); i++) {
                BodyPart part = body.getBodyPart(i);
                parts.put(
                        part.isMimeType("text/html") ? "html" : "text",
                        part.getContent().toString());
            }
            return parts;
        } catch (MessagingException | IOException e) {
            throw new AssertionError(e);
        }
    }
}
