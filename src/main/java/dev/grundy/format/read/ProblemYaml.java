package dev.grundy.format.read;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.read.tree.ShellWords;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads problem.yaml of every version. A key of another version is used with a warning, because real packages mix them;
 * a key of no version is an error.
 */
final class ProblemYaml {
    static final String FILE = "problem.yaml";
    private static final int LONGEST_CONSTANT = 1000;
    private static final int MOST_CONSTANTS = 1000;

    private static final Set<String> ONLY_LEGACY =
            Set.of("author", "source_url", "validation", "validator_flags", "grading");
    private static final Set<String> NOT_LEGACY =
            Set.of("version", "credits", "embargo_until", "languages", "allow_file_writing", "constants");
    private static final String[] OF_OTHER_TOOLS = {
        "verified",
        "comment",
        "validator_args",
        "difficulty",
        "short_name",
        "shortname",
        "color",
        "externalid",
        "solved_by"
    };
    private static final Set<String> TYPES =
            Set.of("pass-fail", "scoring", "multi-pass", "interactive", "submit-answer");
    private static final Set<String> VALIDATION = Set.of("default", "custom", "interactive", "score", "multi-pass");

    private final YamlSection yaml;
    private final FormatVersion format;

    private ProblemYaml(YamlSection yaml, FormatVersion format) {
        this.yaml = yaml;
        this.format = format;
    }

    /** @param timeLimitElsewhere the time limit of DOMjudge's files, used when problem.yaml has none */
    static ProblemSettings read(YamlSection yaml, Optional<Duration> timeLimitElsewhere) {
        return new ProblemYaml(yaml, format(yaml)).read(timeLimitElsewhere);
    }

    private static FormatVersion format(YamlSection yaml) {
        Optional<String> label = yaml.text("problem_format_version");
        if (label.isEmpty()) {
            return FormatVersion.LEGACY;
        }
        return FormatVersion.of(label.get())
                .or(() -> draft(label.get()))
                .or(() -> yaml.wrong("problem_format_version", "one of legacy, legacy-icpc, 2023-07-draft, 2025-09"))
                .orElse(FormatVersion.V2025_09);
    }

    private static Optional<FormatVersion> draft(String label) {
        return switch (label) {
            case "draft", "2023-07" -> Optional.of(FormatVersion.DRAFT_2023_07);
            case "2025-09-draft" -> Optional.of(FormatVersion.V2025_09);
            default -> Optional.empty();
        };
    }

    private ProblemSettings read(Optional<Duration> timeLimitElsewhere) {
        warnOfForeignKeys();
        Set<String> validation = validation();
        ProblemSettings settings = new ProblemSettings(
                format,
                MetadataYaml.read(yaml.ofDeviations(), format),
                type(validation),
                LimitsYaml.read(
                        yaml.section("limits").orElseGet(() -> noLimits()), format.isLegacy(), timeLimitElsewhere),
                languages(),
                yaml.flag("allow_file_writing").orElse(format.isLegacy()),
                constants(),
                validation.isEmpty() ? Optional.empty() : Optional.of(validation.contains("custom")),
                ShellWords.split(yaml.text("validator_flags").orElse("")),
                yaml.section("grading"));
        yaml.allow(OF_OTHER_TOOLS);
        yaml.refuseOtherKeys();
        return settings;
    }

    private YamlSection noLimits() {
        return YamlSection.empty(FILE, new Faults());
    }

    private void warnOfForeignKeys() {
        for (String key : yaml.keys()) {
            boolean foreign = (format.isLegacy() ? NOT_LEGACY : ONLY_LEGACY).contains(key);
            if (foreign && !(format == FormatVersion.DRAFT_2023_07)) {
                yaml.warning(
                        key,
                        "the key '" + key + "' does not belong to format " + format.label(),
                        "it is used all the same; declare the version that has it");
            }
        }
        for (String key : OF_OTHER_TOOLS) {
            if (yaml.has(key)) {
                yaml.warning(
                        key, "the key '" + key + "' belongs to no version of the format", "it is ignored; remove it");
            }
        }
    }

    private Set<String> validation() {
        Set<String> words = new HashSet<>();
        for (String part : yaml.texts("validation")) {
            words.addAll(List.of(part.trim().split("\\s+")));
        }
        if (!words.isEmpty()
                && (!VALIDATION.containsAll(words) || words.contains("default") == words.contains("custom"))) {
            yaml.wrong("validation", "'default', or 'custom' followed by interactive, multi-pass or score");
        }
        return words;
    }

    private ProblemType type(Set<String> validation) {
        Set<String> types = new HashSet<>();
        for (String part : yaml.texts("type")) {
            types.addAll(List.of(part.trim().split("\\s+")));
        }
        if (!TYPES.containsAll(types) || (types.contains("scoring") && types.contains("pass-fail"))) {
            yaml.wrong("type", "pass-fail or scoring, with interactive, multi-pass or submit-answer");
        }
        boolean interactive = types.contains("interactive") || validation.contains("interactive");
        boolean multiPass = types.contains("multi-pass") || validation.contains("multi-pass");
        boolean submitAnswer = types.contains("submit-answer");
        if (submitAnswer && (interactive || multiPass)) {
            yaml.error("type", "submit-answer is combined with interactive or multi-pass", "remove one of them");
            submitAnswer = false;
        }
        boolean scoring = types.contains("scoring") || validation.contains("score");
        return new ProblemType(scoring, interactive, multiPass, submitAnswer);
    }

    private Set<String> languages() {
        Set<String> languages = new HashSet<>();
        for (String part : yaml.texts("languages")) {
            languages.addAll(List.of(part.trim().split("\\s+")));
        }
        return languages.contains("all") ? Set.of() : languages;
    }

    private Constants constants() {
        Optional<YamlSection> section = yaml.section("constants");
        Map<String, String> values = new LinkedHashMap<>();
        if (section.map(YamlSection::keys).orElse(Set.of()).size() > MOST_CONSTANTS) {
            yaml.error("constants", "there are more than " + MOST_CONSTANTS + " constants", "keep those that are used");
            return Constants.NONE;
        }
        for (String name : section.map(YamlSection::keys).orElse(Set.of())) {
            if (Constants.NAME.matcher(name).matches()) {
                constant(section.get(), name, values);
            } else {
                section.get()
                        .error(
                                name,
                                "the constant's name '" + name + "' is no word",
                                "use letters, digits and '_', and do not begin with a digit");
            }
        }
        return new Constants(values);
    }

    /** A constant is filled in wherever it is named: a long one would multiply. */
    private static String ofGoodLength(String value, String name, YamlSection section) {
        if (value.length() > LONGEST_CONSTANT) {
            section.error(
                    name,
                    "the constant '" + name + "' has " + value.length() + " characters",
                    "a constant is a number or a few words, of at most " + LONGEST_CONSTANT + " characters");
            return "";
        }
        return value;
    }

    /** A value, or a map of its spellings, whose key "value" is the one that the name alone stands for. */
    private static void constant(YamlSection constants, String name, Map<String, String> values) {
        if (constants.value(name).filter(YamlValue.Mapping.class::isInstance).isEmpty()) {
            constants.text(name).ifPresent(value -> values.put(name, ofGoodLength(value, name, constants)));
            return;
        }
        YamlSection spellings = constants.section(name).orElseThrow();
        for (String spelling : spellings.keys()) {
            if (Constants.NAME.matcher(spelling).matches()) {
                spellings
                        .text(spelling)
                        .ifPresent(value -> values.put(
                                spelling.equals("value") ? name : name + "." + spelling,
                                ofGoodLength(value, spelling, spellings)));
            } else {
                spellings.error(
                        spelling,
                        "the spelling '" + spelling + "' of the constant " + name + " is no word",
                        "use letters, digits and '_', and do not begin with a digit");
            }
        }
    }
}
