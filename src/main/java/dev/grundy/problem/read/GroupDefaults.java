package dev.grundy.problem.read;

import dev.grundy.problem.pack.Grading;
import dev.grundy.problem.pack.TestGroup.StaticValidation;
import dev.grundy.problem.pack.TestSettings;
import java.util.Optional;

/** What a group passes on to its tests and to the groups in it. */
record GroupDefaults(Grading grading, Optional<StaticValidation> staticValidation, TestSettings settings) {}
