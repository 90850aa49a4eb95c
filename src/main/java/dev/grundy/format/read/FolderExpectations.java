package dev.grundy.format.read;

import static dev.grundy.base.kernel.Verdict.AC;
import static dev.grundy.base.kernel.Verdict.CE;
import static dev.grundy.base.kernel.Verdict.MLE;
import static dev.grundy.base.kernel.Verdict.OLE;
import static dev.grundy.base.kernel.Verdict.RTE;
import static dev.grundy.base.kernel.Verdict.TLE;
import static dev.grundy.base.kernel.Verdict.WA;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The expectations for which a submission's folder, verdict words and tags stand. The formats know four verdicts per test. A program that exceeds its
 * memory or its output counts as crashed there, so RTE stands for MLE and OLE too.
 */
final class FolderExpectations {
    private static final Set<Verdict> CRASHED = Set.of(RTE, MLE, OLE);
    private static final Map<String, Expectation> CURRENT = current();
    private static final Map<String, Expectation> LEGACY = legacy();
    private static final Map<String, Verdict> TAGS = Map.ofEntries(
            Map.entry("CORRECT", AC),
            Map.entry("ACCEPTED", AC),
            Map.entry("WRONG-ANSWER", WA),
            Map.entry("WRONG_ANSWER", WA),
            Map.entry("PRESENTATION-ERROR", WA),
            Map.entry("NO-OUTPUT", WA),
            Map.entry("NO_OUTPUT", WA),
            Map.entry("TIMELIMIT", TLE),
            Map.entry("TIME_LIMIT_EXCEEDED", TLE),
            Map.entry("RUN-ERROR", RTE),
            Map.entry("RUN_TIME_ERROR", RTE),
            Map.entry("RUNTIME-ERROR", RTE),
            Map.entry("MEMORY-LIMIT", MLE),
            Map.entry("OUTPUT-LIMIT", OLE),
            Map.entry("OUTPUT_LIMIT", OLE),
            Map.entry("COMPILER-ERROR", CE),
            Map.entry("COMPILER_ERROR", CE));

    private FolderExpectations() {}

    /** Folders of format 2025-09. */
    static Map<String, Expectation> ofCurrentFormat() {
        return CURRENT;
    }

    /** Folders of the legacy formats, whose rule is about the submission's verdict in the first place. */
    static Map<String, Expectation> ofLegacyFormat() {
        return LEGACY;
    }

    /** The verdicts of DOMjudge's word in an {@code @EXPECTED_RESULTS@} tag; empty for an unknown word. */
    static Set<Verdict> ofTag(String word) {
        Verdict verdict = TAGS.get(word);
        if (verdict == null) {
            return Set.of();
        }
        return verdict == RTE ? CRASHED : Set.of(verdict);
    }

    /** The verdicts of AC, WA, TLE or RTE in submissions.yaml; empty for an unknown word. */
    static Set<Verdict> ofCode(String code) {
        return switch (code) {
            case "AC" -> Set.of(AC);
            case "WA" -> Set.of(WA);
            case "TLE" -> Set.of(TLE);
            case "RTE" -> CRASHED;
            default -> Set.of();
        };
    }

    /** An expectation about the submission's verdict alone, as the legacy formats have it. */
    static Expectation overall(Set<Verdict> verdicts) {
        TimeLimitUse use = legacyUse(verdicts.equals(Set.of(TLE)), verdicts.equals(Set.of(AC)));
        return new Expectation(
                Optional.empty(), Expectation.ANY, Expectation.ANY, verdicts, Optional.empty(), false, "", use);
    }

    /** The legacy formats know no program but accepted ones that must be fast enough. */
    static TimeLimitUse legacyUse(boolean mustBeTooSlow, boolean mustBeAccepted) {
        if (mustBeTooSlow) {
            return TimeLimitUse.UPPER_BOUND;
        }
        return mustBeAccepted ? TimeLimitUse.LOWER_BOUND : TimeLimitUse.NONE;
    }

    private static Map<String, Expectation> current() {
        Map<String, Expectation> folders = new LinkedHashMap<>();
        folders.put("accepted", perTest(Set.of(AC), Set.of(AC), TimeLimitUse.LOWER_BOUND));
        folders.put("rejected", perTest(Expectation.ANY, without(AC), TimeLimitUse.NONE));
        folders.put("wrong_answer", perTest(Set.of(AC, WA), Set.of(WA), TimeLimitUse.LOWER_BOUND));
        folders.put("time_limit_exceeded", perTest(Set.of(AC, TLE), Set.of(TLE), TimeLimitUse.UPPER_BOUND));
        folders.put("run_time_error", perTest(with(CRASHED, AC), CRASHED, TimeLimitUse.LOWER_BOUND));
        folders.put("brute_force", perTest(without(WA), with(CRASHED, TLE), TimeLimitUse.NONE));
        return folders;
    }

    private static Map<String, Expectation> legacy() {
        Map<String, Expectation> folders = new LinkedHashMap<>();
        folders.put("accepted", CURRENT.get("accepted"));
        folders.put(
                "partially_accepted",
                new Expectation(
                        Optional.empty(),
                        Expectation.ANY,
                        Expectation.ANY,
                        Set.of(AC),
                        Optional.empty(),
                        true,
                        "",
                        TimeLimitUse.NONE));
        folders.put("wrong_answer", overall(Set.of(WA)));
        folders.put("time_limit_exceeded", overall(Set.of(TLE)));
        folders.put("run_time_error", overall(CRASHED));
        // Folders that DOMjudge and BAPCtools add to the legacy format's own.
        folders.put("rejected", CURRENT.get("rejected"));
        folders.put("brute_force", CURRENT.get("brute_force"));
        folders.put("compiler_error", overall(Set.of(CE)));
        folders.put("memory_limit_exceeded", overall(CRASHED));
        folders.put("output_limit_exceeded", overall(CRASHED));
        return folders;
    }

    private static Expectation perTest(Set<Verdict> permitted, Set<Verdict> required, TimeLimitUse use) {
        Set<Verdict> overall = EnumSet.copyOf(required);
        return new Expectation(Optional.empty(), permitted, required, overall, Optional.empty(), false, "", use);
    }

    private static Set<Verdict> without(Verdict verdict) {
        Set<Verdict> rest = EnumSet.copyOf(Expectation.ANY);
        rest.remove(verdict);
        return rest;
    }

    static Set<Verdict> with(Set<Verdict> verdicts, Verdict verdict) {
        Set<Verdict> all = EnumSet.copyOf(verdicts);
        all.add(verdict);
        return all;
    }
}
