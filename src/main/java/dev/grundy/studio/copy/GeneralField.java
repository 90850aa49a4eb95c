package dev.grundy.studio.copy;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The fields of the first tab: keys of the statement's front matter, and of problem.yaml. */
public enum GeneralField {
    TITLE(Kind.TEXT, List.of("title"), GeneralField::isLine),
    SLUG(Kind.PLAIN, List.of("slug"), text -> text.length() <= 80 && text.matches("[a-z0-9]++(-[a-z0-9]++)*+")),
    SUMMARY(Kind.TEXT, List.of("summary"), GeneralField::isLine),
    DIFFICULTY(Kind.PLAIN, List.of("difficulty"), difficulties()::contains),
    DIFFICULTY_SCORE(Kind.PLAIN, List.of("difficulty_score"), text -> text.matches("100|[1-9]?[0-9]")),
    TOPICS(Kind.LIST, List.of("topics"), text -> text.isBlank() || isLine(text)),
    TAGS(Kind.LIST, List.of("tags"), text -> text.isBlank() || isLine(text)),
    TIER(Kind.PLAIN, List.of("subscription_tier"), tiers()::contains),
    TIME_LIMIT(
            Kind.PLAIN,
            List.of("limits", "time_limit"),
            text -> text.matches("[0-9]{1,4}(\\.[0-9]{1,3})?") && Double.parseDouble(text) > 0),
    MEMORY(Kind.PLAIN, List.of("limits", "memory"), text -> text.matches("[1-9][0-9]{0,5}"));

    private final Kind kind;
    private final List<String> path;
    private final Predicate<String> form;

    GeneralField(Kind kind, List<String> path, Predicate<String> form) {
        this.kind = kind;
        this.path = path;
        this.form = form;
    }

    /** How a value stands in YAML. */
    enum Kind {
        TEXT,
        PLAIN,
        LIST
    }

    Kind kind() {
        return kind;
    }

    List<String> path() {
        return path;
    }

    /** The only values there are; empty where a value is typed. */
    public List<String> choices() {
        return switch (this) {
            case DIFFICULTY -> difficulties();
            case TIER -> tiers();
            case TITLE, SLUG, SUMMARY, DIFFICULTY_SCORE, TOPICS, TAGS, TIME_LIMIT, MEMORY -> List.of();
        };
    }

    private static List<String> difficulties() {
        return Stream.of(Difficulty.values()).map(Difficulty::label).toList();
    }

    private static List<String> tiers() {
        return Stream.of(Tier.values()).map(Tier::code).toList();
    }

    /** Whether it is in problem.yaml, and not in the front matter. */
    boolean isLimit() {
        return path.size() > 1;
    }

    /** Its name in the form, with which the keys of its texts begin. */
    public String formName() {
        return path.getLast().replace('_', '-');
    }

    /** The key of the text that tells its form. */
    public String formKey() {
        return "general-field-" + name().toLowerCase(Locale.ROOT).replace('_', '-') + "-text";
    }

    public boolean accepts(String typed) {
        return form.test(typed);
    }

    private static boolean isLine(String text) {
        return !text.isBlank() && text.length() <= 300 && text.chars().noneMatch(Character::isISOControl);
    }
}
