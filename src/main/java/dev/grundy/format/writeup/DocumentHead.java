package dev.grundy.format.writeup;

import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.template.PackageTemplate;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The front matter of a document as the statement of a package has it.
 *
 * @param yaml the keys of the document, and then a line for each key that it lacks
 * @param keywords of problem.yaml
 */
record DocumentHead(String yaml, String problemId, String displayId, Slug slug, String title, List<String> keywords) {
    private static final int LONGEST_SUMMARY = 300;

    /**
     * @param summary the first words of the document about the problem; empty where it has none
     * @throws WriteUpException when a key that names the problem is missing or wrong, or this is not YAML
     */
    static DocumentHead of(String file, String frontMatter, String summary, ImportReport.Notes notes) {
        Faults faults = new Faults();
        // One line stands before it.
        YamlSection yaml = YamlSection.of(YamlSource.parse(frontMatter, file, 1, faults), file, faults);
        if (faults.hasErrors()) {
            throw new WriteUpException(errors(faults));
        }
        String problemId = needed(yaml, "problem_id", "the name of the problem for ever, such as ABC_STONES__1");
        String displayId = needed(yaml, "display_id", "what people call it, such as ABC-001");
        String slug = needed(yaml, "slug", "the last part of its address, such as stones");
        String title = needed(yaml, "title", "one line");
        if (!displayId.isEmpty() && !PackageTemplate.isDisplayId(displayId)) {
            yaml.error(
                    "display_id",
                    "'" + displayId + "' is no display id",
                    "write capital letters, a hyphen and a number, such as ABC-001");
        }
        if (!slug.isEmpty() && Slug.parse(slug).isEmpty()) {
            yaml.error("slug", "'" + slug + "' is no slug", "write lower-case letters, digits and single hyphens");
        }
        List<String> keywords = new ArrayList<>(yaml.texts("topics"));
        keywords.addAll(yaml.texts("tags"));
        if (faults.hasErrors()) {
            throw new WriteUpException(errors(faults));
        }
        return new DocumentHead(
                completed(yaml, frontMatter, summary, notes), problemId, displayId, new Slug(slug), title, keywords);
    }

    private static List<Fault> errors(Faults faults) {
        return faults.list().stream().filter(Fault::isError).toList();
    }

    private static String needed(YamlSection yaml, String key, String form) {
        String text = yaml.text(key).map(String::strip).orElse("");
        if (text.isEmpty() && !yaml.has(key)) {
            yaml.error(key, "the front matter has no " + key, "add '" + key + ":' with " + form);
        } else if (text.isEmpty() || text.chars().anyMatch(Character::isISOControl)) {
            yaml.error(key, key + " is no line of text", "write " + form);
        }
        return text;
    }

    private static String completed(YamlSection yaml, String frontMatter, String summary, ImportReport.Notes notes) {
        StringBuilder text = new StringBuilder(frontMatter);
        String mark = "  # " + PackageTemplate.MARK + " ";
        List<String> missing = new ArrayList<>();
        lacking(yaml, "difficulty", "Medium" + mark + "Easy, Medium or Hard", text, missing);
        lacking(yaml, "difficulty_score", "50" + mark + "0 to 100", text, missing);
        lacking(yaml, "topics", "[]" + mark + "such as [Game Theory]", text, missing);
        lacking(yaml, "tags", "[]" + mark + "such as [impartial-game]", text, missing);
        boolean isFree = yaml.text("subscription_tier")
                .map(tier -> tier.equals(Tier.FREE.code()))
                .orElseGet(() -> !yaml.flag("premium").orElse(false));
        lacking(yaml, "subscription_tier", (isFree ? Tier.FREE : Tier.BASIC).code() + mark + "the tier", text, missing);
        lacking(yaml, "premium", String.valueOf(!isFree), text, missing);
        if (!missing.isEmpty()) {
            notes.misses("keys of the front matter: " + String.join(", ", missing));
        }
        if (!yaml.has("summary")) {
            summary(summary, text, notes);
        }
        return text.toString();
    }

    private static void lacking(YamlSection yaml, String key, String value, StringBuilder text, List<String> missing) {
        if (!yaml.has(key)) {
            text.append(key).append(": ").append(value).append('\n');
            missing.add(key);
        }
    }

    private static void summary(String summary, StringBuilder text, ImportReport.Notes notes) {
        boolean fits = !summary.isEmpty() && summary.length() <= LONGEST_SUMMARY;
        text.append("summary: ")
                .append(YamlEdit.quoted(
                        fits ? summary : PackageTemplate.MARK + " one sentence for the list of problems"))
                .append('\n');
        if (fits) {
            notes.changed("the first paragraph of the problem is also the summary for the list of problems");
        } else {
            notes.misses("the summary for the list of problems");
        }
    }
}
