package dev.grundy.format.read.tree;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.Metadata;
import dev.grundy.format.pack.ProblemLimits;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.yaml.YamlSection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The content of problem.yaml.
 *
 * @param customValidation whether legacy {@code validation} asks for the package's own validator; empty in versions where
 *     the presence of one decides
 * @param validatorFlags problem-wide arguments of the output validator
 * @param legacyGrading deprecated defaults for testdata.yaml
 */
public record ProblemSettings(
        FormatVersion format,
        Metadata metadata,
        ProblemType type,
        ProblemLimits limits,
        Set<String> languages,
        boolean fileWriting,
        Constants constants,
        Optional<Boolean> customValidation,
        List<String> validatorFlags,
        Optional<YamlSection> legacyGrading) {}
