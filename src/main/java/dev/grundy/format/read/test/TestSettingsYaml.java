package dev.grundy.format.read.test;

import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.read.tree.ShellWords;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the settings of tests, which stand in a group's file or a test's own. */
final class TestSettingsYaml {
    private TestSettingsYaml() {}

    static TestSettings ofProblem(ProblemSettings problem) {
        return new TestSettings(List.of(), List.of(), Map.of(), problem.validatorFlags(), false);
    }

    /** Samples are shown in full unless a file says otherwise. */
    static TestSettings inGroup(String name, TestSettings parent) {
        return new TestSettings(
                parent.args(),
                parent.inputValidatorArgs(),
                parent.inputValidatorArgsByName(),
                parent.outputValidatorArgs(),
                name.equals("sample") || parent.fullFeedback());
    }

    /** @param problemFlags come before a group's own arguments of the output validator */
    static TestSettings read(YamlSection section, TestSettings parent, List<String> problemFlags) {
        Optional<List<String>> args = list(section, "args");
        Map<String, List<String>> byName = new LinkedHashMap<>();
        Optional<List<String>> forInput = inputArgs(section, byName);
        boolean hasInputArgs = forInput.isPresent() || !byName.isEmpty();
        return new TestSettings(
                args.orElse(parent.args()),
                hasInputArgs ? forInput.orElse(List.of()) : parent.inputValidatorArgs(),
                hasInputArgs ? byName : parent.inputValidatorArgsByName(),
                outputArgs(section, problemFlags).orElse(parent.outputValidatorArgs()),
                section.flag("full_feedback").orElse(parent.fullFeedback()));
    }

    private static Optional<List<String>> inputArgs(YamlSection section, Map<String, List<String>> byName) {
        for (String key : List.of("input_validator_args", "input_validator_flags")) {
            if (section.value(key).filter(Mapping.class::isInstance).isPresent()) {
                section.section(key).ifPresent(map -> byName.putAll(argsByName(map)));
            }
        }
        if (!byName.isEmpty()) {
            return Optional.empty();
        }
        return list(section, "input_validator_args").or(() -> list(section, "input_validator_flags"));
    }

    private static Map<String, List<String>> argsByName(YamlSection map) {
        if (map.has("flags") && map.has("name")) {
            return Map.of(map.text("name").orElse(""), list(map, "flags").orElse(List.of()));
        }
        Map<String, List<String>> args = new LinkedHashMap<>();
        for (String name : map.keys()) {
            args.put(name, list(map, name).orElse(List.of()));
        }
        return args;
    }

    private static Optional<List<String>> outputArgs(YamlSection section, List<String> problemFlags) {
        Optional<List<String>> current = list(section, "output_validator_args");
        if (current.isPresent()) {
            return current;
        }
        boolean isMap = section.value("output_validator_flags")
                .filter(Mapping.class::isInstance)
                .isPresent();
        Optional<List<String>> flags = isMap
                ? section.section("output_validator_flags").flatMap(map -> {
                    map.allow("name");
                    return list(map, "flags");
                })
                : list(section, "output_validator_flags");
        return flags.map(own -> {
            List<String> all = new ArrayList<>(problemFlags);
            all.addAll(own);
            return all;
        });
    }

    /** A list, or a text that is split as a shell would; empty when there is no such key. */
    private static Optional<List<String>> list(YamlSection section, String key) {
        if (!section.has(key)) {
            return Optional.empty();
        }
        List<String> words = section.texts(key);
        boolean isText = section.value(key).filter(Scalar.class::isInstance).isPresent();
        return Optional.of(isText ? ShellWords.split(words.getFirst()) : words);
    }
}
