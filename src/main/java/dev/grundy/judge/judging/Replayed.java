package dev.grundy.judge.judging;

import dev.grundy.format.pack.ProblemLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.judge.result.TestResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a judging that was repeated differs from the one in its bundle. Times and memory are those of a host, and no difference. */
public final class Replayed {
    private Replayed() {}

    /** One line for each difference; empty for none. */
    public static List<String> differences(ReplayBundle before, JudgeReport now) {
        List<String> differences = new ArrayList<>();
        if (before.verdict() != now.verdict()) {
            differences.add("verdict: " + before.verdict() + " then, " + now.verdict() + " now");
        }
        Map<String, TestResult> then = byName(before.tests());
        Map<String, TestResult> here = byName(now.tests());
        then.forEach((name, test) -> {
            TestResult again = here.get(name);
            if (again == null) {
                differences.add("test " + name + ": " + test.verdict() + " then, not run now");
            } else if (again.verdict() != test.verdict()) {
                differences.add("test " + name + ": " + test.verdict() + " then, " + again.verdict() + " now");
            }
        });
        here.forEach((name, test) -> {
            if (!then.containsKey(name)) {
                differences.add("test " + name + ": not run then, " + test.verdict() + " now");
            }
        });
        return List.copyOf(differences);
    }

    /**
     * One line for each thing that was other when the bundle was made, and by which verdicts may differ; empty for none. A limit that the bundle or
     * the package leaves open is not compared.
     */
    public static List<String> changes(ReplayBundle before, ProblemPackage now) {
        List<String> changes = new ArrayList<>();
        if (!before.packageHash().equals(now.hash().hex())) {
            changes.add(
                    "package: " + before.packageHash() + " then, " + now.hash().hex() + " now");
        }
        ReplayBundle.Limits then = before.limits();
        if (then != null) {
            ProblemLimits here = now.limits();
            Long cpuMillis = here.cpuTime().map(Duration::toMillis).orElse(null);
            limit("CPU time", "ms", then.cpuMillis(), cpuMillis).ifPresent(changes::add);
            limit("memory", "bytes", then.memoryBytes(), here.memory().bytes()).ifPresent(changes::add);
            limit("output", "bytes", then.outputBytes(), here.output().bytes()).ifPresent(changes::add);
        }
        return List.copyOf(changes);
    }

    private static Optional<String> limit(String what, String unit, @Nullable Long then, @Nullable Long now) {
        return then == null || now == null || then.equals(now)
                ? Optional.empty()
                : Optional.of(what + ": " + then + " " + unit + " then, " + now + " " + unit + " now");
    }

    private static Map<String, TestResult> byName(List<TestResult> tests) {
        Map<String, TestResult> byName = new LinkedHashMap<>();
        tests.forEach(test -> byName.put(test.name(), test));
        return byName;
    }
}
