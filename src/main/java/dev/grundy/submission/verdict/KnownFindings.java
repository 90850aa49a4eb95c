package dev.grundy.submission.verdict;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The known findings about one submission's program, by kind. A result is read when somebody asks for it. */
public record KnownFindings(Map<FindingKind, Row> rows) {
    public static final KnownFindings NONE = new KnownFindings(Map.of());

    public KnownFindings {
        rows = Map.copyOf(rows);
    }

    /** @param stage where it is, unless it is finished */
    record Row(
            boolean finished,
            @Nullable String result,
            @Nullable String message,
            Finding.Stage stage,
            long done) {
        private <T> Finding<T> as(Class<T> type) {
            if (message != null) {
                return new Finding.Failed<>(message);
            }
            return finished && result != null
                    ? new Finding.Known<>(ResultJson.read(result, type))
                    : new Finding.Waiting<>(stage, done);
        }
    }

    /** Empty where the verdict does not ask for it, or the package does not suit. */
    public <T> Optional<Finding<T>> of(FindingKind kind, Class<T> type) {
        return Optional.ofNullable(rows.get(kind)).map(row -> row.as(type));
    }
}
