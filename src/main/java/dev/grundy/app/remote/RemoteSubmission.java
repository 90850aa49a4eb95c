package dev.grundy.app.remote;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;

/** A submission as the server's API tells it. */
public final class RemoteSubmission {
    private static final Set<String> GOING = Set.of("queued", "running");
    private static final Set<String> OVER = Set.of("finished", "aborted");

    private final JsonNode told;

    RemoteSubmission(JsonNode told) {
        this.told = told;
    }

    /** Whether it says how far it is: without that nobody could tell when it is over. */
    boolean isUnderstood() {
        return GOING.contains(text("state")) || OVER.contains(text("state"));
    }

    /** Whether nothing more will come. */
    public boolean isOver() {
        return OVER.contains(text("state"));
    }

    public boolean isAccepted() {
        return text("verdict").equals("AC");
    }

    /** Whether the fault is the server's: a judge error, or no verdict at all. */
    public boolean isWithoutVerdict() {
        return text("verdict").isEmpty() || text("verdict").equals("JE");
    }

    /** In a few words, such as {@code running, test 3 of 20}. */
    public String progress() {
        JsonNode progress = told.path("progress");
        int planned = progress.path("tests_planned").asInt();
        if (text("state").equals("running") && planned > 0) {
            return "running, test " + progress.path("tests_done").asInt() + " of " + planned;
        }
        return Printable.line(text("state"));
    }

    /** As the server told it, on one line. */
    public String json() {
        return told.toString();
    }

    /** The report for a person at a terminal, the verdict last, each line ended by a line feed. */
    public String report() {
        StringJoiner report = new StringJoiner("\n", "", "\n");
        add(report, "Compiler", text("compiler_output"));
        JsonNode failure = told.path("first_failure");
        if (failure.isObject()) {
            report.add("First failure: " + Printable.line(failure.path("test").asText()));
            add(report, "Input", failure.path("input").asText());
            add(report, "Expected", failure.path("expected").asText());
            add(report, "Output", failure.path("output").asText());
            add(report, "Message", failure.path("message").asText());
        }
        return report.add(verdict()).toString();
    }

    private String verdict() {
        if (text("state").equals("aborted")) {
            return "aborted: there is no verdict";
        }
        return String.format(
                Locale.ROOT,
                "%s%s: %s, %d tests, slowest %.3f s, largest %.1f MiB",
                Printable.line(text("verdict")),
                score(),
                Printable.line(text("problem")),
                told.path("tests").size(),
                told.path("cpu_time_s").asDouble(),
                told.path("memory_bytes").asDouble() / (1 << 20));
    }

    /** Such as {@code , score 50 of 100}; empty for a problem without scores. */
    private String score() {
        JsonNode most = told.path("max_score");
        return told.path("score").isNumber()
                ? ", score " + plain(told.path("score")) + (most.isNumber() ? " of " + plain(most) : "")
                : "";
    }

    private static String plain(JsonNode number) {
        return number.decimalValue().stripTrailingZeros().toPlainString();
    }

    private static void add(StringJoiner report, String title, String content) {
        if (!content.isBlank()) {
            report.add(title + ":")
                    .add(Printable.lines(content).stripTrailing().indent(2).stripTrailing());
        }
    }

    private String text(String field) {
        return told.path(field).asText("");
    }
}
