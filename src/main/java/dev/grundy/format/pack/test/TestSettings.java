package dev.grundy.format.pack.test;

import dev.grundy.format.pack.program.InputValidator;
import java.util.List;
import java.util.Map;

/**
 * Settings of a test, inherited from its groups.
 *
 * @param args command line of the submission
 * @param inputValidatorArgs for every input validator that {@code inputValidatorArgsByName} does not name
 * @param inputValidatorArgsByName when not empty, validators it does not name get no arguments
 * @param outputValidatorArgs complete: the problem's own flags come first
 * @param fullFeedback whether a solver who fails the test may see it
 */
public record TestSettings(
        List<String> args,
        List<String> inputValidatorArgs,
        Map<String, List<String>> inputValidatorArgsByName,
        List<String> outputValidatorArgs,
        boolean fullFeedback) {
    public static final TestSettings NONE = new TestSettings(List.of(), List.of(), Map.of(), List.of(), false);

    public TestSettings {
        args = List.copyOf(args);
        inputValidatorArgs = List.copyOf(inputValidatorArgs);
        inputValidatorArgsByName = Map.copyOf(inputValidatorArgsByName);
        outputValidatorArgs = List.copyOf(outputValidatorArgs);
    }

    /** The arguments of one input validator; the submission's own arguments follow these. */
    public List<String> argsOf(InputValidator validator) {
        return inputValidatorArgsByName.isEmpty()
                ? inputValidatorArgs
                : inputValidatorArgsByName.getOrDefault(validator.name(), List.of());
    }
}
