package dev.grundy.app.operations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What {@code /q/metrics} tells.
 *
 * @param types  of each family: gauge, counter, histogram or summary
 * @param series each sample's name and labels
 */
record Exposition(Map<String, String> types, List<Series> series) {
    private static final Pattern TYPE = Pattern.compile("(?m)^# TYPE (\\S+) (\\S+)$");
    private static final Pattern SAMPLE = Pattern.compile("(?m)^([a-zA-Z_:][\\w:]*)(?:\\{(.*)})? (\\S+)$");
    private static final Pattern LABEL = Pattern.compile("(\\w+)=\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** One sample. */
    record Series(String name, Map<String, String> labels, double value) {
        /** Empty without it. */
        String label(String label) {
            return labels.getOrDefault(label, "");
        }
    }

    static Exposition parse(String text) {
        Map<String, String> types = new TreeMap<>();
        TYPE.matcher(text).results().forEach(match -> types.put(match.group(1), match.group(2)));
        return new Exposition(
                types, SAMPLE.matcher(text).results().map(Exposition::series).toList());
    }

    private static Series series(MatchResult match) {
        Map<String, String> labels = new LinkedHashMap<>();
        if (match.group(2) != null) {
            LABEL.matcher(match.group(2)).results().forEach(label -> labels.put(label.group(1), label.group(2)));
        }
        return new Series(match.group(1), labels, Double.parseDouble(match.group(3)));
    }

    List<Series> named(String metric) {
        return series.stream().filter(one -> one.name().equals(metric)).toList();
    }

    /** Names of the labels that series of the family have, those of its parts included. */
    Set<String> labelsOf(String family) {
        Set<String> labels = new TreeSet<>();
        series.stream()
                .filter(one -> one.name().matches(Pattern.quote(family) + "(_bucket|_count|_sum)?"))
                .forEach(one -> labels.addAll(one.labels().keySet()));
        labels.remove("le");
        return labels;
    }
}
