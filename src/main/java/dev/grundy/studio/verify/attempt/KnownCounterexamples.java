package dev.grundy.studio.verify.attempt;

import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import dev.grundy.studio.verify.outcome.Findings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code submissions/counterexamples.yaml} of a package: the smallest inputs that {@code ./grundy stress} has found for its wrong programs.
 * <pre>
 * wrong_answer/greatest.py: "2\n1 1\n"
 * run_time_error/stack.py: {large: "needs a list of 1000 numbers"}
 * </pre>
 *
 * @param of by path of the program below submissions
 */
record KnownCounterexamples(Map<String, Known> of) {
    static final String FILE = "submissions/counterexamples.yaml";

    /** The known answer to a program: an input on which it fails, or a reason. */
    sealed interface Known {
        /** It fails on this. */
        record Input(String text) implements Known {}

        /** Why no input shows the fault that people work through by hand. */
        record Large(String reason) implements Known {}
    }

    KnownCounterexamples {
        of = Collections.unmodifiableMap(new LinkedHashMap<>(of));
    }

    /** Empty for a program that is not listed, and for one that only large inputs show to be wrong. */
    Optional<String> inputOf(String program) {
        return of.get(program) instanceof Known.Input(String text) ? Optional.of(text) : Optional.empty();
    }

    static boolean areIn(Path root) {
        return Files.exists(root.resolve(FILE));
    }

    /** Without the entries that say something else, each of which is a finding. */
    static KnownCounterexamples read(Path root, Findings findings) {
        Faults faults = new Faults();
        YamlSection yaml = YamlSection.of(textOf(root.resolve(FILE)), FILE, faults);
        Map<String, Known> known = new LinkedHashMap<>();
        for (String program : yaml.keys()) {
            if (yaml.value(program).filter(YamlValue.Mapping.class::isInstance).isPresent()) {
                yaml.section(program).ifPresent(section -> {
                    section.text("large")
                            .filter(reason -> !reason.isBlank())
                            .ifPresentOrElse(
                                    reason -> known.put(program, new Known.Large(reason)),
                                    () -> section.wrong("large", "why only large inputs show the fault"));
                    section.refuseOtherKeys();
                });
            } else {
                yaml.text(program).ifPresent(input -> known.put(program, new Known.Input(input)));
            }
        }
        faults.list().forEach(fault -> findings.error(fault.place() + ": " + fault.found(), fault.cure()));
        return new KnownCounterexamples(known);
    }

    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
