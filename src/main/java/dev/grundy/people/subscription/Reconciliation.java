package dev.grundy.people.subscription;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.kernel.Configured;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.PaymentEventRepository;
import dev.grundy.people.subscription.payment.PaymentNode;
import dev.grundy.people.subscription.payment.PaymentSetup;
import dev.grundy.people.subscription.payment.SeatOrder;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Asks for every customer once a day, in case an event was lost; tells the provider of those who left. It keeps the prices up to date. One
 * customer's trouble keeps no other from its turn. Thread-safe.
 */
@Singleton
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // settings that make no sense are refused before the node works
class Reconciliation {
    private static final Logger LOG = Logger.getLogger(Reconciliation.class);
    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final int AT_ONCE = 100;
    /** The provider sends an event again for three days. */
    private static final Duration EVENTS_KEPT = Duration.ofDays(90);

    private final StripeProvider provider;
    private final CustomerRepository customers;
    private final Synchronising synchronising;
    private final Offers offers;
    private final PaymentEventRepository events;
    private final PaymentConfig config;
    private final PaymentSetup setup;
    private final Clock clock;
    private final BackgroundLoop loop = new BackgroundLoop("payments", PAUSE, this::turn);

    Reconciliation(
            StripeProvider provider,
            CustomerRepository customers,
            Synchronising synchronising,
            Offers offers,
            PaymentEventRepository events,
            PaymentConfig config,
            Clock clock) {
        this.provider = provider;
        this.customers = customers;
        this.synchronising = synchronising;
        this.offers = offers;
        this.events = events;
        this.config = config;
        check(config);
        this.setup = PaymentSetup.of(config);
        this.clock = clock;
    }

    /** When the application starts. Without a tolerance the provider's library would take events of any age. */
    private static void check(PaymentConfig config) {
        Duration second = Duration.ofSeconds(1);
        Duration day = Duration.ofDays(1);
        Configured.within("grundy.payment.event-tolerance", config.eventTolerance(), second, day);
        Configured.within("grundy.payment.past-due-grace", config.pastDueGrace(), Duration.ZERO, day.multipliedBy(90));
        Configured.within("grundy.payment.seat-months", config.seatMonths(), 1, SeatOrder.MOST_MONTHS);
        Configured.within("grundy.payment.patience", config.patience(), second, Duration.ofHours(1));
        Configured.within(
                "grundy.payment.reconcile-after", config.reconcileAfter(), Duration.ofMinutes(1), day.multipliedBy(30));
    }

    void start(@Observes StartupEvent started, PaymentNode node) {
        if (setup.isHalf()) {
            LOG.warnf("Nobody can subscribe: without %s payments are not set up", String.join(", ", setup.missing()));
        }
        if (setup.canAsk() && node.servesPages()) {
            loop.start();
        }
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
        loop.interrupt();
    }

    /** @throws IllegalStateException when something could not be done; all else was, and it is tried again */
    void turn() {
        int failed = Stream.<Callable<Integer>>of(this::refresh, this::bidFarewell, this::reconcile)
                .mapToInt(Reconciliation::failuresOf)
                .sum();
        if (failed > 0) {
            throw new IllegalStateException(failed
                    + " questions to the payment provider could not be asked or gave nothing; they are asked again");
        }
    }

    private static int failuresOf(Callable<Integer> duty) {
        try {
            return duty.call();
        } catch (Exception e) {
            LOG.debugf(e, "a duty towards the payment provider");
            return 1;
        }
    }

    private int refresh() {
        return offers.refresh();
    }

    /** Asks for all that nothing was written about for a day; answers how many could not be asked for. */
    int reconcile() {
        int failed = 0;
        long last = 0;
        List<Customer> due = due(last);
        while (!due.isEmpty()) {
            for (Customer customer : due) {
                last = customer.account();
                failed += isDone(customer.id(), () -> synchronising.sync(customer)) ? 0 : 1;
            }
            due = due(last);
        }
        return failed;
    }

    private List<Customer> due(long after) {
        return customers.due(clock.instant().minus(config.reconcileAfter()), after, AT_ONCE);
    }

    private static boolean isDone(String customer, Runnable duty) {
        try {
            duty.run();
            return true;
        } catch (RuntimeException e) {
            LOG.debugf(e, "customer=%s", customer);
            return false;
        }
    }

    private int bidFarewell() {
        return (int) customers.farewells(AT_ONCE).stream()
                .filter(customer -> !isDone(customer, () -> bidFarewell(customer)))
                .count();
    }

    private void bidFarewell(String customer) {
        provider.deleteCustomer(customer);
        customers.farewellDone(customer);
        LOG.infof("customer=%s: deleted with the payment provider, as the account was here", customer);
    }

    @Scheduled(every = "24h", delayed = "15m")
    void forgetOld() {
        events.forgetBefore(clock.instant().minus(EVENTS_KEPT));
    }
}
