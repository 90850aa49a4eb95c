package dev.grundy.people.mail;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lets the postman go his round again and again, on every node that serves pages. */
@Singleton
class MailLoop {
    private final Postman postman;
    private final BackgroundLoop loop;
    private final NodeRole role;

    MailLoop(
            OutboxRepository outbox,
            @All List<LetterWriter> writers,
            SmtpDelivery smtp,
            SiteAddress site,
            MailConfig config,
            MailConfig.Node node,
            Clock clock) {
        if (config.host().isPresent() && !site.isTold()) {
            throw new UnusableException(
                    "mails lead people to this site: besides GRUNDY_MAIL_HOST set GRUNDY_WEB_ADDRESS to where"
                            + " they find it, such as https://judge.example");
        }
        Delivery delivery = config.host().isPresent()
                ? smtp
                : new FileDelivery(node.data().toAbsolutePath().resolve("outbox"), config.from(), clock);
        Map<String, LetterWriter> byKind = new HashMap<>();
        writers.forEach(writer -> writer.kinds().forEach(kind -> byKind.put(kind, writer)));
        this.postman = new Postman(outbox, byKind, delivery, config.givenUpAfter(), clock);
        this.loop = new BackgroundLoop("mail", config.every(), this::round);
        this.role = node.role();
    }

    void start(@Observes StartupEvent event) {
        if (role.servesPages()) {
            loop.start();
        }
    }

    void stop(@Observes ShutdownEvent event) {
        loop.close();
    }

    private void round() {
        postman.round(loop::isStopping);
    }
}
