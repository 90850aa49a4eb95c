package dev.grundy.format.read.test;

import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestGroup.StaticValidation;
import dev.grundy.format.pack.test.TestSettings;
import java.util.Optional;

/** The settings that a group passes on to its tests and to the groups in it. */
record GroupDefaults(Grading grading, Optional<StaticValidation> staticValidation, TestSettings settings) {}
