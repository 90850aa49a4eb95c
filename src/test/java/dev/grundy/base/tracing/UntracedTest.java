package dev.grundy.base.tracing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.submission.verdict.QueueSituation;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where nothing is traced there are no spans, no marks and nothing in the queue. */
class UntracedTest {
    private static final String NAME = "GET /";

    @Test
    void nothingIsBegunMarkedOrWrittenDown() {
        Span span = Tracing.OFF.begin(NAME, SpanKind.SERVER);
        assertThat(span.isRecording()).isFalse();
        Tracing.mark(span);
        assertThat(Tracing.cause()).isEmpty();
        QueueSituation situation = QueueSituation.withOneProblem();
        long judging = situation.submit(situation.person("ada"));
        assertThat(situation.text("select trace as value from work where subject = :id", judging))
                .isEqualTo("null");
    }

    @Test
    void aRequestThatIsNotAmongTheTracedLeavesNoMark() {
        try (Tracing tracing = Tracing.to("http://localhost:1", 0)) {
            Tracing.mark(tracing.begin(NAME, SpanKind.SERVER));
            assertThat(Tracing.cause()).isEmpty();
        }
    }

    @Test
    void whatIsQueuedMeanwhileSaysWhatCausedIt() {
        try (Tracing tracing = Tracing.to("http://localhost:1", 1)) {
            Span span = tracing.begin(NAME, SpanKind.SERVER);
            Tracing.mark(span);
            QueueSituation situation = QueueSituation.withOneProblem();
            long judging = situation.submit(situation.person("ada"));
            Tracing.unmark();
            String written = situation.text("select trace as value from work where subject = :id", judging);
            assertThat(written).contains(span.getSpanContext().getTraceId());
            assertThat(Cause.parse(written)).get().hasToString(written);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00-00000000000000000000000000000000-0123456789abcdef-01",
                "00-0123456789abcdef0123456789abcdef-0000000000000000-01",
                "00-0123456789abcdef0123456789abcdef-0123456789abcdef-00",
                "01-0123456789abcdef0123456789abcdef-0123456789abcdef-01",
            })
    void whatIsNoCauseIsNone(String text) {
        assertThat(Cause.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "collector:4318", "ftp://collector", "http://", "http://collector:4318/?a b"})
    void anAddressThatIsNoneIsRefused(String endpoint) {
        assertThatThrownBy(() -> Tracing.to(endpoint, 1))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.tracing.endpoint");
    }
}
