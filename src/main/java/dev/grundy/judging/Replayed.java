package dev.grundy.judging;

import dev.grundy.result.ReplayBundle;
import dev.grundy.result.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    private static Map<String, TestResult> byName(List<TestResult> tests) {
        Map<String, TestResult> byName = new LinkedHashMap<>();
        tests.forEach(test -> byName.put(test.name(), test));
        return byName;
    }
}
