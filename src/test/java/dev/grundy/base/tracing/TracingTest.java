package dev.grundy.base.tracing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a collector is told of a submission that one node takes and another judges. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(value = Collector.class, restrictToAnnotatedClass = true)
@Timeout(120)
class TracingTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Tracing tracing;

    private PublishedProblem problem;

    @BeforeEach
    void aProblem() {
        problem = PublishedProblem.addWithPage(database, "traced-" + COUNT.incrementAndGet(), Tier.FREE);
    }

    @Test
    void oneTraceLeadsFromTheRequestToTheVerdictOnAnotherNode() throws InterruptedException {
        Response sent = submitted();
        judgedElsewhere(sent, 0);
        Span request = span(sent);
        Span judged = only(request.getTraceId(), "judge");
        assertThat(request.getName()).isEqualTo("POST /api/v1/submissions");
        assertThat(request.getParentSpanId()).isEqualTo(ByteString.EMPTY);
        assertThat(request.getKind()).isEqualTo(Span.SpanKind.SPAN_KIND_SERVER);
        assertThat(attribute(request, "http.response.status_code")).isEqualTo("201");
        assertThat(judged.getParentSpanId()).isEqualTo(request.getSpanId());
        assertThat(judged.getKind()).isEqualTo(Span.SpanKind.SPAN_KIND_CONSUMER);
        assertThat(attribute(judged, "grundy.node")).isEqualTo("another node");
        assertThat(attribute(judged, "grundy.lane")).isEqualTo("submit");
        for (String phase : List.of("compiling", "running", "write")) {
            Span part = only(request.getTraceId(), phase);
            assertThat(part.getParentSpanId()).as(phase).isEqualTo(judged.getSpanId());
            assertThat(part.getStartTimeUnixNano()).isGreaterThanOrEqualTo(judged.getStartTimeUnixNano());
            assertThat(part.getEndTimeUnixNano()).isLessThanOrEqualTo(judged.getEndTimeUnixNano());
        }
        assertThat(Collector.taken())
                .allSatisfy(from -> assertThat(values(from.getResource().getAttributesList()))
                        .containsEntry("service.name", "grundy"));
    }

    @Test
    void aTryThatFailsIsASpanOfTheSameTraceThatSaysWhy() throws InterruptedException {
        Response sent = submitted();
        judgedElsewhere(sent, 1);
        List<Span> tries = Collector.spans().stream()
                .filter(span -> span.getTraceId().equals(span(sent).getTraceId()))
                .filter(span -> span.getName().equals("judge"))
                .toList();
        assertThat(tries).extracting(span -> attribute(span, "grundy.attempt")).containsExactly("1", "2");
        assertThat(tries)
                .extracting(Span::getStatus)
                .extracting(Status::getMessage)
                .containsExactly("no cell would start", "");
    }

    @Test
    void noAddressIsToldAndNoStrangerBelieved() {
        String stranger = "00-0123456789abcdef0123456789abcdef-0123456789abcdef-01";
        Response page =
                Visit.asGuest().request().header("traceparent", stranger).get("/problems/" + problem.slug());
        Visit.asGuest().get("/q/health/live");
        tracing.flush();
        Span span = span(page);
        assertThat(span.getName()).isEqualTo("GET /problems/{slug}");
        assertThat(span.getParentSpanId()).isEqualTo(ByteString.EMPTY);
        assertThat(Collector.spans())
                .allSatisfy(told -> assertThat(told.toString())
                        .doesNotContain(problem.slug())
                        .doesNotContain("/q/health"));
    }

    private Response submitted() {
        Visit ada = Visit.signedIn();
        return ada.request()
                .contentType("application/json")
                .body(Map.of("problem", problem.slug(), "language", "python", "source", "print(1)"))
                .post("/api/v1/submissions")
                .then()
                .statusCode(201)
                .extract();
    }

    private void judgedElsewhere(Response sent, int failures) throws InterruptedException {
        String topic = "submission/" + sent.json().getLong("id");
        CountDownLatch judged = new CountDownLatch(1);
        try (Tracing other = Tracing.to(Collector.endpoint(), 1)) {
            WorkNode node = new WorkNode(new WorkSetting(
                    "another node",
                    queue,
                    new Duties(List.of(new Judge(topic, judged, new AtomicInteger(failures)))),
                    WorkMeter.NONE,
                    other,
                    Clock.systemUTC()));
            node.start(1);
            judged.await();
            node.drain(Duration.ofSeconds(30));
        }
        tracing.flush();
    }

    /** Fails so often, but for what others left in the queue. */
    private record Judge(String topic, CountDownLatch judged, AtomicInteger failures) implements Handler {
        @Override
        public Kind kind() {
            return JudgingRepository.KIND;
        }

        @Override
        public Set<String> needs() {
            return Set.of("python");
        }

        @Override
        public Done work(Claim claim, Steps steps) {
            Done done = QueueSituation.done(kind());
            if (!claim.topic().equals(topic)) {
                return done;
            }
            steps.at("COMPILING", () -> "{}");
            if (failures.getAndDecrement() > 0) {
                throw new WorkException("no cell would start");
            }
            steps.at("RUNNING", () -> "{}");
            steps.at("RUNNING", () -> "{}");
            return new Done(done.result(), done.cpuSpent(), judged::countDown);
        }
    }

    private static Span span(Response answer) {
        String id = answer.header("X-Request-Id");
        return Collector.spans().stream()
                .filter(span -> id.equals(attribute(span, "grundy.request")))
                .findFirst()
                .orElseThrow();
    }

    private static Span only(ByteString trace, String name) {
        List<Span> found = Collector.spans().stream()
                .filter(span ->
                        span.getTraceId().equals(trace) && span.getName().equals(name))
                .toList();
        assertThat(found).as(name).hasSize(1);
        return found.getFirst();
    }

    private static String attribute(Span span, String key) {
        return values(span.getAttributesList()).getOrDefault(key, "");
    }

    private static Map<String, String> values(List<KeyValue> attributes) {
        return attributes.stream()
                .collect(Collectors.toMap(
                        KeyValue::getKey,
                        attribute -> attribute.getValue().hasIntValue()
                                ? String.valueOf(attribute.getValue().getIntValue())
                                : attribute.getValue().getStringValue()));
    }
}
