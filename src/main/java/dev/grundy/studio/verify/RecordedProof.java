package dev.grundy.studio.verify;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code proof.json} beside a package: the results of the checks that say the same on every machine. It holds as long as the package's
 * files and the checks stay as they are. Written by {@code ./grundy verify --record}, the same bytes for the same package.
 *
 * @param problem       its display id
 * @param hash          of the package's files, without this one
 * @param checksVersion {@link Check#VERSION} of the checks that were made
 * @param checks        in the order of the report
 */
@JsonPropertyOrder({"problem", "hash", "checks_version", "checks"})
public record RecordedProof(
        String problem,
        String hash,
        @JsonProperty("checks_version") int checksVersion,
        List<Entry> checks) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /**
     * The result of one check.
     *
     * @param status the label of a {@link Status}
     * @param found  in one clause
     */
    @JsonPropertyOrder({"check", "status", "found", "figures"})
    public record Entry(String check, String status, String found, Map<String, Long> figures) {
        public Entry {
            figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
        }

        private static Entry of(CheckResult result) {
            return new Entry(result.check().label(), result.status().label(), result.found(), result.figures());
        }

        /** The figure of that name; 0 where nothing of that name was counted. */
        public long figure(String name) {
            return figures.getOrDefault(name, 0L);
        }
    }

    public RecordedProof {
        checks = List.copyOf(checks);
    }

    /** @throws IllegalArgumentException if the package could not be read */
    public static RecordedProof of(VerifyReport report) {
        return new RecordedProof(
                report.problem(),
                report.hash()
                        .orElseThrow(() -> new IllegalArgumentException(
                                report.problem() + " cannot be read, so there is nothing to record")),
                Check.VERSION,
                report.checks().stream()
                        .filter(result -> Check.recorded().contains(result.check()))
                        .map(Entry::of)
                        .toList());
    }

    /**
     * The recorded proof beside a package; empty if there is none.
     *
     * @throws UnusableException if another file lies there
     */
    public static Optional<RecordedProof> read(Path root) {
        Path file = root.resolve(ProblemPackage.PROOF);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            @Nullable RecordedProof proof = JSON.readValue(Files.readAllBytes(file), RecordedProof.class);
            return Optional.of(Optional.ofNullable(proof).orElseThrow(() -> unusable(file, "it holds null")));
        } catch (JsonProcessingException e) {
            throw unusable(file, e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static UnusableException unusable(Path file, String reason) {
        return new UnusableException(file + " is no recorded proof: " + reason
                + "; delete it, and prove the package by " + ProofRecord.command(String.valueOf(file.getParent())));
    }

    /** Writes it beside the package. */
    public void write(Path root) {
        Path file = root.resolve(ProblemPackage.PROOF);
        try {
            Files.writeString(file, text());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    /** As the file holds it. */
    String text() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
        try {
            return JSON.writer(printer).writeValueAsString(this) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a proof must be fit for JSON", e);
        }
    }

    /** Why it says nothing of a package any more; empty as long as the package's files and the checks stand still. */
    public Optional<String> outdated(ProblemPackage problem) {
        if (!hash.equals(problem.hash().hex())) {
            return Optional.of("the package has changed since it was proved");
        }
        return checksVersion == Check.VERSION
                ? Optional.empty()
                : Optional.of("it was proved by version " + checksVersion + " of the checks, which are at version "
                        + Check.VERSION);
    }

    /** The entry of a check; empty if the check is not recorded. */
    public Optional<Entry> of(Check check) {
        return checks.stream()
                .filter(entry -> entry.check().equals(check.label()))
                .findFirst();
    }

    /** The differences of another proof of the same package, each as a clause; empty if they say the same. */
    public List<String> differences(RecordedProof now) {
        List<String> differences = new ArrayList<>();
        add(differences, "problem", problem, now.problem);
        add(differences, "hash", hash, now.hash);
        add(differences, "checks_version", checksVersion, now.checksVersion);
        Map<String, Entry> anew = byCheck(now);
        Map<String, Entry> recorded = byCheck(this);
        recorded.forEach((check, entry) -> add(differences, entry, anew.get(check)));
        anew.keySet().stream()
                .filter(check -> !recorded.containsKey(check))
                .forEach(check -> differences.add(check + " is not recorded"));
        if (differences.isEmpty() && !equals(now)) {
            differences.add("the checks stand in another order, or more than once");
        }
        return differences;
    }

    private static Map<String, Entry> byCheck(RecordedProof proof) {
        Map<String, Entry> byCheck = new LinkedHashMap<>();
        proof.checks.forEach(entry -> byCheck.putIfAbsent(entry.check(), entry));
        return byCheck;
    }

    private static void add(List<String> differences, Entry recorded, @Nullable Entry now) {
        String check = recorded.check();
        if (now == null) {
            differences.add(check + " is recorded, and is no check that is recorded");
            return;
        }
        add(differences, check + ": status", recorded.status(), now.status());
        add(differences, check + ": found", recorded.found(), now.found());
        recorded.figures()
                .forEach((name, figure) -> add(
                        differences, check + ": " + name, figure, now.figures().get(name)));
        now.figures().keySet().stream()
                .filter(name -> !recorded.figures().containsKey(name))
                .forEach(name -> differences.add(check + ": " + name + " is not recorded"));
    }

    private static void add(List<String> differences, String what, Object recorded, @Nullable Object now) {
        if (!Objects.equals(recorded, now)) {
            differences.add(
                    what + " is recorded as '" + recorded + "' and is '" + (now == null ? "nothing" : now) + "'");
        }
    }
}
