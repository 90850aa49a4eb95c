package dev.grundy.people.subscription.renewal;

import dev.grundy.base.kernel.Configured;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.subscription.payment.PaymentNode;
import io.quarkus.runtime.Startup;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Posts the mails before renewals and ends. A row remembers each, so that all nodes together send one. A mail that no node could post before its
 * date is not caught up.
 */
@Singleton
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // settings that make no sense are refused before the node works
class RenewalRound {
    /** In one transaction. */
    private static final int MOST = 200;

    private final RenewalMailRepository mails;
    private final Outbox outbox;
    private final RenewalMailConfig config;
    private final Clock clock;
    private final boolean isOurs;

    RenewalRound(RenewalMailRepository mails, Outbox outbox, RenewalMailConfig config, PaymentNode node, Clock clock) {
        Duration day = Duration.ofDays(1);
        Configured.within("grundy.renewal-mail.before", config.before(), day, day.multipliedBy(60));
        Configured.within("grundy.renewal-mail.shortest-period", config.shortestPeriod(), day, day.multipliedBy(400));
        this.mails = mails;
        this.outbox = outbox;
        this.config = config;
        this.clock = clock;
        this.isOurs = config.enabled() && node.servesPages();
    }

    @Scheduled(every = "1h", delayed = "4m", concurrentExecution = ConcurrentExecution.SKIP)
    void round() {
        int posted = isOurs ? MOST : 0;
        while (posted == MOST) {
            posted = postSome();
        }
    }

    /** How many. */
    @Transactional
    int postSome() {
        List<RenewalMailRepository.Due> due =
                mails.take(clock.instant(), config.before(), config.shortestPeriod(), MOST);
        due.forEach(mail -> outbox.post(
                mail.kind().letter(),
                Optional.of(mail.account()),
                String.valueOf(mail.entitlement()),
                mail.language()));
        return due.size();
    }
}
