package dev.grundy.format.read;

import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The settings that DOMjudge keeps outside problem.yaml: {@code .timelimit} and {@code domjudge-problem.ini}.
 *
 * @param timeLimit from either file, the first counts
 */
record DomjudgeFiles(Optional<Duration> timeLimit, Optional<String> name) {
    private static final String TIME_LIMIT = ".timelimit";
    private static final String INI = "domjudge-problem.ini";

    static DomjudgeFiles read(PackageTree tree, Faults faults) {
        Map<String, String> ini = tree.text(INI, faults).map(DomjudgeFiles::ini).orElse(Map.of());
        Optional<Duration> timeLimit = tree.text(TIME_LIMIT, faults)
                .flatMap(text -> seconds(text, TIME_LIMIT, faults))
                .or(() -> Optional.ofNullable(ini.get("timelimit")).flatMap(text -> seconds(text, INI, faults)));
        return new DomjudgeFiles(timeLimit, Optional.ofNullable(ini.get("name")));
    }

    private static Map<String, String> ini(String text) {
        Map<String, String> values = new TreeMap<>();
        for (String line : text.split("\n")) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.trim().startsWith(";") && !line.trim().startsWith("#")) {
                values.put(
                        line.substring(0, equals).trim().toLowerCase(Locale.ROOT),
                        line.substring(equals + 1).trim().replaceAll("^(['\"])(.*)\\1$", "$2"));
            }
        }
        return values;
    }

    private static Optional<Duration> seconds(String text, String file, Faults faults) {
        try {
            double seconds = Double.parseDouble(text.trim());
            if (seconds > 0 && seconds < 100_000) {
                return Optional.of(LimitsYaml.duration(seconds));
            }
        } catch (NumberFormatException e) {
            faults.error(file, 1, "the time limit is '" + text.trim() + "'", "write a number of seconds");
            return Optional.empty();
        }
        faults.error(file, 1, "the time limit is '" + text.trim() + "'", "write a number of seconds greater than 0");
        return Optional.empty();
    }
}
