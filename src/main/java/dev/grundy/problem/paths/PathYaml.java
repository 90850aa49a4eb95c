package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.problem.paths.LearningPath.Lesson;
import dev.grundy.problem.paths.LearningPath.Part;
import dev.grundy.problem.paths.LearningPath.Step;
import dev.grundy.problem.paths.LearningPath.Stop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the file of a path. A key that is missing, written twice or unknown is a fault. */
final class PathYaml {
    private static final String PROBLEM = "problem";
    private static final String LESSON = "lesson";
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_TEXT = 2_000;
    private static final int MOST_STEPS = 500;

    private final String file;
    private final YamlSection yaml;
    private final Faults faults;
    private final Map<String, Integer> lines = new HashMap<>();

    private PathYaml(String file, YamlSection yaml, Faults faults) {
        this.file = file;
        this.yaml = yaml;
        this.faults = faults;
    }

    /** The path in a file's text; empty when it has faults. */
    static Optional<LearningPath> read(String file, String text, Faults faults) {
        String name = file.replaceFirst("^.*/", "").replaceFirst("\\.yaml$", "");
        if (Slug.parse(name).isEmpty()) {
            faults.error(
                    file, "the file's name is the path's address", "name it with small letters, digits and hyphens");
        }
        LearningPath path = new PathYaml(file, YamlSection.of(text, file, faults), faults).read(name);
        return faults.hasErrors() ? Optional.empty() : Optional.of(path);
    }

    private LearningPath read(String slug) {
        String title = text(yaml, "title", LONGEST_TITLE);
        String about = text(yaml, "text", LONGEST_TEXT);
        List<Part> parts = yaml.sections("parts").stream().map(this::part).toList();
        if (parts.isEmpty()) {
            yaml.wrong("parts", "a list with at least one part");
        }
        yaml.refuseOtherKeys();
        if (lines.size() > MOST_STEPS) {
            faults.error(
                    file, "the path has " + lines.size() + " steps", "divide it: a path has at most " + MOST_STEPS);
        }
        return new LearningPath(slug, title, about, parts);
    }

    private Part part(YamlSection section) {
        String title = text(section, "title", LONGEST_TITLE);
        String about = section.has("text") ? text(section, "text", LONGEST_TEXT) : "";
        List<Stop> stops = new ArrayList<>();
        for (YamlSection stop : section.sections("steps")) {
            stops.add(stop.has(LESSON) ? lesson(stop) : step(stop));
        }
        if (stops.isEmpty()) {
            section.wrong("steps", "a list with at least one step");
        }
        section.refuseOtherKeys();
        return new Part(title, about, stops);
    }

    private Lesson lesson(YamlSection section) {
        String name = text(section, LESSON, LONGEST_TITLE);
        section.refuseOtherKeys();
        if (Slug.parse(name).isEmpty()) {
            section.wrong(LESSON, "the name of a directory below lessons, of small letters, digits and hyphens");
        }
        onlyOnce(section, LESSON, name);
        return new Lesson(name);
    }

    private Step step(YamlSection section) {
        Step step = new Step(
                text(section, PROBLEM, LONGEST_TITLE),
                text(section, "why", LONGEST_TEXT),
                text(section, "before", LONGEST_TEXT));
        section.refuseOtherKeys();
        onlyOnce(section, PROBLEM, step.problem());
        return step;
    }

    private void onlyOnce(YamlSection section, String kind, String name) {
        Integer first = lines.putIfAbsent(kind + " " + name, section.line());
        if (first != null) {
            section.error(
                    kind, "the " + kind + " '" + name + "' stands on line " + first + " too", "keep one of the two");
        }
    }

    /** Where it is missing or too long, that is a fault. */
    private String text(YamlSection section, String key, int longest) {
        Optional<String> text = section.text(key).map(String::strip);
        if (text.filter(words -> !words.isEmpty() && words.length() <= longest).isEmpty()) {
            section.wrong(key, "a text of 1 to " + longest + " characters");
        }
        return text.orElse("");
    }
}
