package dev.grundy.app.operations;

import dev.grundy.app.operations.Reading.Affairs;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.QueueDepth;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.format.language.Languages;
import dev.grundy.people.security.SecurityEvent;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The figures from the database that an operator watches: one series for each lane, role, language and kind of refusal, regardless of their number.
 * docs/operations.md describes them. While the database cannot be asked they are NaN: the metrics themselves must still be served.
 */
@ApplicationScoped
class Gauges {
    private final MeterRegistry registry;
    private final Readings readings;
    private final Languages languages;

    Gauges(MeterRegistry registry, Readings readings, Languages languages) {
        this.registry = registry;
        this.readings = readings;
        this.languages = languages;
    }

    /**
     * @param name as Micrometer writes it; its unit follows
     * @param unit empty for a number
     */
    private record Metric(String name, String unit, String description) {}

    void register(@Observes StartupEvent event) {
        Gauge.builder("grundy.database.up", () -> readings.last().isPresent() ? 1 : 0)
                .description("Whether this node can ask the database")
                .register(registry);
        registerQueue();
        registerNodes();
        if (readings.isOwner()) {
            registerAffairs();
            registerPayments();
        }
    }

    private void registerQueue() {
        Metric depth = new Metric("grundy.queue.depth", "", "Pieces of work that wait");
        Metric oldest = new Metric("grundy.queue.oldest", "seconds", "How long the first of them has waited");
        for (Lane lane : Lane.values()) {
            Tags tags = Tags.of("lane", lane.name().toLowerCase(Locale.ROOT));
            gauge(
                    depth,
                    tags,
                    reading -> reading.depth(lane).map(QueueDepth::queued).orElse(0L));
            gauge(
                    oldest,
                    tags,
                    reading -> reading.secondsSince(reading.depth(lane).flatMap(QueueDepth::oldest)));
        }
    }

    private void registerNodes() {
        Metric nodes = new Metric("grundy.nodes", "", "Nodes seen lately");
        for (NodeRole role : NodeRole.values()) {
            gauge(nodes, Tags.of("role", role.code()), reading -> reading.nodes(role));
        }
        gauge(
                new Metric("grundy.cells", "", "Cells of all nodes that take work"),
                Tags.empty(),
                reading ->
                        reading.sum(status -> status.isJudging() ? status.node().cells() : 0));
        gauge(
                new Metric("grundy.cells.running", "", "Pieces of work that nodes say they are at"),
                Tags.empty(),
                reading -> reading.sum(NodeStatus::running));
        Metric language = new Metric(
                "grundy.language.nodes", "", "Nodes that can judge the language, for those that are always offered");
        languages
                .alwaysOffered()
                .forEach(one -> gauge(language, Tags.of("language", one.id()), reading -> reading.nodesWith(one.id())));
    }

    private void registerAffairs() {
        affair(
                new Metric(
                        "grundy.judge.errors.open",
                        "",
                        "Verdicts that are faults of ours and count, a thousand at most"),
                Affairs::judgeErrors);
        affair(new Metric("grundy.packages.broken", "", "Packages that cannot be served"), Affairs::brokenPackages);
        affair(
                new Metric("grundy.mails.waiting", "", "Mails that are not sent yet"),
                affairs -> affairs.mails().waiting());
        affair(
                new Metric("grundy.mails.failing", "", "Of them, those that were tried in vain and rest"),
                affairs -> affairs.mails().failing());
        gauge(
                new Metric("grundy.mails.oldest", "seconds", "How long the first of them has waited"),
                Tags.empty(),
                reading -> reading.secondsSince(
                        reading.affairs().flatMap(affairs -> affairs.mails().oldest())));
        Metric refused = new Metric("grundy.refused.last.hour", "", "What strangers were refused in the last hour");
        Arrays.stream(SecurityEvent.values())
                .filter(SecurityEvent::isGathered)
                .forEach(kind -> affair(refused, Tags.of("kind", kind.code()), affairs -> affairs.refused(kind)));
    }

    private void registerPayments() {
        affair(
                new Metric(
                        "grundy.payment.event.lag",
                        "seconds",
                        "From the making of the last payment event to its hearing"),
                affairs -> affairs.payments()
                        .last()
                        .map(PaymentEvents.Heard::lag)
                        .map(Gauges::seconds)
                        .orElse(0.0));
        gauge(
                new Metric("grundy.payment.event.age", "seconds", "How long ago that was; 0 before the first"),
                Tags.empty(),
                reading -> reading.secondsSince(reading.affairs()
                        .flatMap(affairs -> affairs.payments().last())
                        .map(PaymentEvents.Heard::received)));
        affair(
                new Metric("grundy.payment.unanswered", "", "Customers whose state is still to be asked for"),
                affairs -> affairs.payments().unanswered());
        affair(
                new Metric("grundy.payment.farewells", "", "Customers of deleted accounts still to be ended"),
                affairs -> affairs.payments().farewells());
    }

    private void affair(Metric metric, ToDoubleFunction<Affairs> value) {
        affair(metric, Tags.empty(), value);
    }

    private void affair(Metric metric, Tags tags, ToDoubleFunction<Affairs> value) {
        gauge(metric, tags, reading -> number(reading.affairs(), value));
    }

    private void gauge(Metric metric, Tags tags, ToDoubleFunction<Reading> value) {
        Gauge.builder(metric.name(), () -> number(readings.last(), value))
                .tags(tags)
                .baseUnit(metric.unit().isEmpty() ? null : metric.unit())
                .description(metric.description())
                .register(registry);
    }

    private static <T> double number(Optional<T> known, ToDoubleFunction<T> value) {
        return known.isPresent() ? value.applyAsDouble(known.get()) : Double.NaN;
    }

    static double seconds(Duration duration) {
        return duration.toMillis() / 1e3;
    }
}
