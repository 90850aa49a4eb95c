package dev.grundy.format.read;

import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.yaml.YamlSection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Reads the front matter of a statement, or works out defaults for a package without one. */
final class FrontMatterYaml {
    private static final Pattern PROBLEM_ID = Pattern.compile("[A-Z0-9]++(?:_++[A-Z0-9]++)*+");
    private static final Pattern DISPLAY_ID = Pattern.compile("[A-Za-z0-9]++(?:[-_.][A-Za-z0-9]++)*+");
    private static final int LONGEST_SLUG = 80;

    private final YamlSection yaml;
    private final String language;
    private final FrontMatter standard;

    private FrontMatterYaml(YamlSection yaml, String language, FrontMatter standard) {
        this.yaml = yaml;
        this.language = language;
        this.standard = standard;
    }

    /**
     * Every key but {@code teaser_drawing} must be there; a key that is missing or wrong is an error and reads as the default.
     *
     * @param language of the statement that it stands in
     */
    static FrontMatter read(YamlSection yaml, String language, FrontMatter standard) {
        return new FrontMatterYaml(yaml, language, standard).read();
    }

    /** The catalogue's facts about a package without front matter. */
    static FrontMatter standard(
            String packageName, String title, String language, Optional<String> uuid, List<String> keywords) {
        return new FrontMatter(
                uuid.orElse(packageName),
                packageName,
                slug(packageName, title),
                title,
                language,
                Optional.empty(),
                0,
                List.of(),
                keywords,
                false,
                Tier.FREE,
                Optional.empty(),
                true);
    }

    private static Slug slug(String packageName, String title) {
        for (String text : List.of(packageName, title)) {
            String candidate =
                    text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
            if (!candidate.isEmpty()) {
                return new Slug(candidate
                        .substring(0, Math.min(candidate.length(), LONGEST_SLUG))
                        .replaceAll("-+$", ""));
            }
        }
        return new Slug("problem");
    }

    private FrontMatter read() {
        Tier tier = yaml.choice("subscription_tier", tiers())
                .or(() -> missing("subscription_tier"))
                .orElse(Tier.FREE);
        boolean premium = yaml.flag("premium").or(() -> missing("premium")).orElse(tier != Tier.FREE);
        if (yaml.has("premium") && yaml.has("subscription_tier") && premium != (tier != Tier.FREE)) {
            yaml.error(
                    "premium",
                    "premium is " + premium + ", but subscription_tier is " + tier.code(),
                    "premium is true exactly when the tier is not free");
        }
        FrontMatter read = new FrontMatter(
                word("problem_id", PROBLEM_ID, "capital letters, digits and '_'")
                        .orElse(standard.problemId()),
                word("display_id", DISPLAY_ID, "letters, digits and '-', such as GMT-002")
                        .orElse(standard.displayId()),
                slug().orElse(standard.slug()),
                text("title").orElse(standard.title()),
                language,
                yaml.choice("difficulty", difficulties()).or(() -> missing("difficulty")),
                score(),
                list("topics"),
                list("tags"),
                tier != Tier.FREE,
                tier,
                text("summary"),
                yaml.flag("teaser_drawing").orElse(standard.teaserDrawing()));
        yaml.refuseOtherKeys();
        return read;
    }

    private <T> Optional<T> missing(String key) {
        return yaml.has(key) ? Optional.empty() : complain(key);
    }

    private <T> Optional<T> complain(String key) {
        yaml.error(key, "the front matter has no " + key, "add '" + key + ":'");
        return Optional.empty();
    }

    private Optional<String> text(String key) {
        return yaml.text(key).filter(text -> !text.isBlank()).or(() -> missing(key));
    }

    private Optional<String> word(String key, Pattern form, String described) {
        return text(key).flatMap(word -> form.matcher(word).matches() ? Optional.of(word) : yaml.wrong(key, described));
    }

    private Optional<Slug> slug() {
        return text("slug").flatMap(text -> {
            try {
                return Optional.of(new Slug(text));
            } catch (IllegalArgumentException e) {
                return yaml.wrong("slug", "1 to 80 lower-case letters, digits and single hyphens");
            }
        });
    }

    private int score() {
        if (!yaml.has("difficulty_score")) {
            missing("difficulty_score");
        }
        OptionalInt score = yaml.integer("difficulty_score", 0, 100);
        return score.orElse(0);
    }

    private List<String> list(String key) {
        if (!yaml.has(key)) {
            missing(key);
        }
        return yaml.texts(key);
    }

    private static Map<String, Difficulty> difficulties() {
        Map<String, Difficulty> byLabel = new LinkedHashMap<>();
        for (Difficulty difficulty : Difficulty.values()) {
            byLabel.put(difficulty.label(), difficulty);
        }
        return byLabel;
    }

    private static Map<String, Tier> tiers() {
        Map<String, Tier> byCode = new LinkedHashMap<>();
        for (Tier tier : Tier.values()) {
            byCode.put(tier.code(), tier);
        }
        return byCode;
    }
}
