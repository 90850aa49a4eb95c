package dev.grundy.studio.quality;

import dev.grundy.studio.verify.report.PackageReport;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which fixed tests fail programs.
 *
 * @param tests in judging order
 * @param fresh how many programs failed a fresh test: none of the fixed ones had caught them
 */
record TestUse(List<Row> tests, long fresh) {
    private static final String FRESH = "fresh/";
    private static final String ACCEPTED = "AC";

    TestUse {
        tests = List.copyOf(tests);
    }

    /**
     * @param people how many of the programs that people sent failed it
     * @param own    how many of the package's own programs do, by the latest proof; empty without one
     */
    record Row(String name, long people, Optional<Long> own) {
        /** Whether nothing that is known has ever failed it. */
        public boolean isIdle() {
            return people == 0 && own.orElse(0L) == 0;
        }
    }

    /**
     * @param names    of the fixed tests, in judging order
     * @param failures programs that failed, by test
     */
    static TestUse of(List<String> names, Map<String, Long> failures, Optional<PackageReport> proof) {
        Set<String> proved =
                proof.map(report -> (Set<String>) new HashSet<>(report.tests())).orElse(Set.of());
        List<Row> rows = names.stream()
                .map(name -> new Row(
                        name,
                        failures.getOrDefault(name, 0L),
                        proof.filter(report -> proved.contains(name)).map(report -> own(report, name))))
                .toList();
        long fresh = failures.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(FRESH))
                .mapToLong(Map.Entry::getValue)
                .sum();
        return new TestUse(rows, fresh);
    }

    public long idle() {
        return tests.stream().filter(Row::isIdle).count();
    }

    private static long own(PackageReport report, String name) {
        return report.submissions().stream()
                .filter(program -> Optional.ofNullable(program.tests().get(name))
                        .filter(cell -> !cell.verdict().equals(ACCEPTED))
                        .isPresent())
                .count();
    }
}
