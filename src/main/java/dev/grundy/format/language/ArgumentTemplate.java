package dev.grundy.format.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills the placeholders of an argument list. {@code {name}} inside an argument takes a single value. An argument that is
 * nothing but {@code {name...}} becomes as many arguments as the list of that name has.
 */
public final class ArgumentTemplate {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z_][a-z_+0-9.-]*)}");
    private static final Pattern LIST_PLACEHOLDER = Pattern.compile("\\{([a-z_]+)\\.\\.\\.}");

    private final Map<String, String> values;
    private final Map<String, List<String>> lists;

    public ArgumentTemplate(Map<String, String> values, Map<String, List<String>> lists) {
        this.values = Map.copyOf(values);
        this.lists = Map.copyOf(lists);
    }

    /** @throws IllegalArgumentException if an argument names a placeholder that has no value */
    public List<String> fill(List<String> argv) {
        List<String> filled = new ArrayList<>();
        for (String argument : argv) {
            Matcher list = LIST_PLACEHOLDER.matcher(argument);
            if (list.matches()) {
                filled.addAll(known(lists, list.group(1), argument));
            } else {
                filled.add(PLACEHOLDER
                        .matcher(argument)
                        .replaceAll(found -> Matcher.quoteReplacement(known(values, found.group(1), argument))));
            }
        }
        return filled;
    }

    private static <T> T known(Map<String, T> map, String name, String argument) {
        T value = map.get(name);
        if (value == null) {
            throw new IllegalArgumentException("languages.yaml: '" + argument + "' uses {" + name + "}, known here are "
                    + map.keySet().stream().sorted().toList());
        }
        return value;
    }
}
