package dev.grundy.studio.verify.attempt;

import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.studio.verify.outcome.Findings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * {@code game/planted.yaml} of a package: a planted fault and a wrong program show that its rules tell right from wrong.
 *
 * @param from  a text in the rules
 * @param to    the text in its place that makes the rules wrong
 * @param wrong path below submissions of a program that is wrong on small instances
 */
record PlantedFault(String from, String to, String wrong) {
    static final String FILE = "game/planted.yaml";

    static boolean isIn(Path root) {
        return Files.exists(root.resolve(FILE));
    }

    /** Empty when the file says something else, which is a finding. */
    static Optional<PlantedFault> read(Path root, Findings findings) {
        Faults faults = new Faults();
        YamlSection yaml = YamlSection.of(textOf(root.resolve(FILE)), FILE, faults);
        String from = yaml.text("from").orElse("");
        Optional<String> to = yaml.text("to");
        String wrong = yaml.text("wrong").orElse("");
        yaml.refuseOtherKeys();
        if (from.isEmpty() || to.isEmpty() || wrong.isEmpty()) {
            yaml.error(
                    "from",
                    "from, to and wrong are not all there",
                    "write what stands in the rules, what is wrong in its place, and a wrong program");
        }
        faults.list().forEach(fault -> findings.error(fault.place() + ": " + fault.found(), fault.cure()));
        return faults.hasErrors() ? Optional.empty() : Optional.of(new PlantedFault(from, to.orElseThrow(), wrong));
    }

    /**
     * The rules with the fault; empty if they do not hold the text to be replaced.
     *
     * @param directory an empty one, in which the changed files are written
     */
    Optional<GameRules> plantedIn(GameRules game, Path directory) {
        SortedMap<String, Path> files = new TreeMap<>(game.rules().files());
        boolean isPlanted = false;
        for (Map.Entry<String, Path> file : game.rules().files().entrySet()) {
            String source = textOf(file.getValue());
            if (source.contains(from)) {
                files.put(file.getKey(), written(directory.resolve(file.getKey()), source.replace(from, to)));
                isPlanted = true;
            }
        }
        Program rules = new Program(
                game.rules().name(),
                files,
                game.rules().language(),
                game.rules().entryPoint());
        return isPlanted
                ? Optional.of(new GameRules(rules, game.answer(), game.asking(), game.exhaustive(), game.enumerated()))
                : Optional.empty();
    }

    private static Path written(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
