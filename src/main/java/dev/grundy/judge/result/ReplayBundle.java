package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A finished judging with all that is needed to repeat it elsewhere, but for the package. That is named by its hash, since it holds what solvers
 * are not shown. Read strictly: what is missing, unknown, given twice or too large is no bundle.
 *
 * @param format      always {@link #FORMAT}
 * @param version     of the form of this file
 * @param packageHash SHA-256 of the package that was judged with
 * @param language    identifier in languages.yaml
 * @param seed        of the fresh tests
 * @param limits      null where the package was not at hand when the bundle was made
 * @param testsPlanned how many tests there were; 0 where nobody knows
 * @param tests       those that were run, in their order
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplayBundle(
        @JsonProperty(required = true) String format,
        @JsonProperty(required = true) int version,
        @JsonProperty(required = true) long submission,
        @JsonProperty(required = true) String problem,

        @JsonProperty(value = "package_sha256", required = true)
        String packageHash,

        @JsonProperty(required = true) String language,
        @JsonProperty(required = true) String source,
        @JsonProperty(required = true) long seed,
        @Nullable Limits limits,
        @JsonProperty(required = true) Verdict verdict,

        @JsonProperty(value = "tests_planned", required = true)
        int testsPlanned,

        @JsonProperty(required = true) List<TestResult> tests) {
    public static final String FORMAT = "grundy-replay";
    public static final int VERSION = 1;

    /** The largest bundle: a source of 1 MiB whose every letter is escaped, and its tests. */
    public static final int MOST_BYTES = 16 * 1024 * 1024;

    private static final int MOST_TESTS = 10_000;
    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_SOURCE = 1024 * 1024;
    private static final int DEEPEST = 10;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST_SOURCE)
                            .maxDocumentLength(MOST_BYTES)
                            .build())
                    .build())
            .addModule(new Jdk8Module())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * The limits of a run.
     *
     * @param cpuMillis null where the package lets each host measure it
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Limits(
            @JsonProperty("cpu_time_ms") @Nullable Long cpuMillis,

            @JsonProperty(value = "memory_bytes", required = true)
            long memoryBytes,

            @JsonProperty(value = "output_bytes", required = true)
            long outputBytes) {}

    public ReplayBundle {
        if (!format.equals(FORMAT)) {
            throw new IllegalArgumentException("its format is not " + FORMAT);
        }
        if (version != VERSION) {
            throw new IllegalArgumentException("it is of version " + version + ", and this Grundy reads " + VERSION);
        }
        new ContentHash(packageHash);
        if (problem.isEmpty() || problem.length() > LONGEST_NAME || language.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("its problem or language is no name");
        }
        if (testsPlanned < 0 || tests.size() > MOST_TESTS || !tests.stream().allMatch(ReplayBundle::isNamed)) {
            throw new IllegalArgumentException("its tests are more than " + MOST_TESTS + ", or none");
        }
        tests = List.copyOf(tests);
    }

    /** JSON may leave out what no constructor asks for. */
    private static boolean isNamed(@Nullable TestResult test) {
        return test != null && Objects.nonNull(test.name()) && Objects.nonNull(test.verdict());
    }

    /** On one line, ended by a line feed. */
    public String toJson() {
        try {
            return JSON.writeValueAsString(this) + "\n";
        } catch (JacksonException e) {
            throw new IllegalStateException("a bundle must be fit for JSON", e);
        }
    }

    /** @throws IllegalArgumentException with one line that says why it is no bundle */
    public static ReplayBundle read(byte[] json) {
        try {
            ReplayBundle read = JSON.readValue(json, ReplayBundle.class);
            if (read == null) {
                throw new IllegalArgumentException("it holds nothing");
            }
            return read;
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    e.getCause() instanceof IllegalArgumentException ours
                            ? String.valueOf(ours.getMessage())
                            : firstLine(e.getOriginalMessage()),
                    e);
        } catch (IOException e) {
            throw new IllegalArgumentException("it cannot be read", e);
        }
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("it is no JSON");
    }
}
