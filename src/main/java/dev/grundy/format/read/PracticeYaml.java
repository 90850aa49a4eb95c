package dev.grundy.format.read;

import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.Practice.Exhaustive;
import dev.grundy.format.pack.Practice.Growth;
import dev.grundy.format.pack.Practice.Sizes;
import dev.grundy.format.pack.Practice.Tiny;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads practice.yaml. */
final class PracticeYaml {
    static final String FILE = "practice.yaml";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z]+)}");

    private final YamlSection yaml;
    private final GeneratorCommands commands;
    private final Faults faults;
    private final String file;

    /** @param file the file with the commands */
    PracticeYaml(YamlSection yaml, GeneratorCommands commands, Faults faults, String file) {
        this.yaml = yaml;
        this.commands = commands;
        this.faults = faults;
        this.file = file;
    }

    static Practice read(PackageTree tree, Constants constants, GeneratorCommands commands, Faults faults) {
        return tree.text(FILE, faults)
                .map(text -> YamlSection.of(constants.fillIn(text), FILE, faults))
                .map(yaml -> new PracticeYaml(yaml, commands, faults, FILE).read())
                .orElse(Practice.NONE);
    }

    private Practice read() {
        Practice practice = new Practice(
                seeded(yaml, "fresh"),
                yaml.section("tiny").flatMap(this::tiny),
                yaml.section("growth").flatMap(this::growth),
                yaml.section("by_hand").flatMap(section -> new ByHandYaml(section, this).read()),
                yaml.texts("hints"));
        yaml.refuseOtherKeys();
        return practice;
    }

    private Optional<Tiny> tiny(YamlSection section) {
        Optional<GeneratorTemplate> generate = required(section, "generate", Set.of("size", "seed"));
        Optional<Sizes> sizes = sizes(section, "sizes");
        Optional<Exhaustive> all = section.has("exhaustive") ? exhaustive(section) : Optional.empty();
        List<GeneratorTemplate> extremes = seeded(section, "extremes");
        section.refuseOtherKeys();
        return generate.flatMap(template -> sizes.map(range -> new Tiny(template, range, all, extremes)));
    }

    /** The keys {@code exhaustive} and {@code exhaustive_sizes}, which belong together. */
    Optional<Exhaustive> exhaustive(YamlSection section) {
        return exhaustive(section, Set.of("size", "index"));
    }

    /** The same; without {@code {index}} the command prints all instances of a size at once. */
    Optional<Exhaustive> exhaustiveOrAtOnce(YamlSection section) {
        boolean isAtOnce = section.text("exhaustive")
                .filter(command -> !command.contains("{index}"))
                .isPresent();
        return exhaustive(section, isAtOnce ? Set.of("size") : Set.of("size", "index"));
    }

    private Optional<Exhaustive> exhaustive(YamlSection section, Set<String> placeholders) {
        Optional<GeneratorTemplate> every = required(section, "exhaustive", placeholders);
        return sizes(section, "exhaustive_sizes")
                .flatMap(sizes -> every.map(template -> new Exhaustive(template, sizes)));
    }

    private List<GeneratorTemplate> seeded(YamlSection section, String key) {
        List<GeneratorTemplate> templates = new ArrayList<>();
        for (String command : section.texts(key)) {
            template(command, section.lineOf(key), Set.of("seed")).ifPresent(templates::add);
        }
        return templates;
    }

    private Optional<Growth> growth(YamlSection section) {
        // A family with one instance per size needs no seed.
        boolean isSeeded = section.text("generate")
                .filter(command -> command.contains("{seed}"))
                .isPresent();
        Optional<GeneratorTemplate> generate =
                required(section, "generate", isSeeded ? Set.of("size", "seed") : Set.of("size"));
        List<Integer> sizes = numbers(section, "sizes");
        if (sizes.isEmpty() || !sizes.equals(sizes.stream().sorted().distinct().toList())) {
            section.wrong("sizes", "a list of growing whole numbers");
            sizes = List.of();
        }
        section.refuseOtherKeys();
        List<Integer> growing = sizes;
        return growing.isEmpty() ? Optional.empty() : generate.map(template -> new Growth(template, growing));
    }

    Optional<GeneratorTemplate> required(YamlSection section, String key, Set<String> placeholders) {
        Optional<String> command = section.text(key);
        return command.isPresent()
                ? template(command.get(), section.lineOf(key), placeholders)
                : section.wrong(key, "a generator command");
    }

    Optional<GeneratorTemplate> template(String command, int line, Set<String> placeholders) {
        Set<String> used = new HashSet<>();
        Matcher matcher = PLACEHOLDER.matcher(command);
        while (matcher.find()) {
            used.add(matcher.group(1));
        }
        if (!used.equals(placeholders)) {
            faults.error(
                    file,
                    line,
                    "the command '" + command + "' uses the placeholders " + braced(used),
                    "it must use " + braced(placeholders) + ", each of them and no other");
            return Optional.empty();
        }
        return commands.parse(command, file, line);
    }

    private static String braced(Set<String> names) {
        return names.isEmpty()
                ? "none"
                : "{" + String.join("}, {", names.stream().sorted().toList()) + "}";
    }

    private static Optional<Sizes> sizes(YamlSection section, String key) {
        List<Integer> bounds = numbers(section, key);
        if (bounds.size() == 2 && bounds.get(0) <= bounds.get(1)) {
            return Optional.of(new Sizes(bounds.get(0), bounds.get(1)));
        }
        return section.wrong(key, "two whole numbers, from and to, such as [1, 7]");
    }

    private static List<Integer> numbers(YamlSection section, String key) {
        List<String> texts = section.texts(key);
        return texts.stream().allMatch(text -> text.matches("[0-9]{1,9}"))
                ? texts.stream().map(Integer::valueOf).toList()
                : List.of();
    }
}
