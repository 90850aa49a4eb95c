package dev.grundy.format.pack.test;

import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.PackageFile;
import java.util.List;
import java.util.regex.Pattern;

/** Where a test's input comes from. */
public sealed interface InputSource {
    /** Written by hand. */
    record Given(PackageFile file) implements InputSource {}

    /**
     * Printed by a generator.
     *
     * @param match expressions that must each be found in what it prints
     */
    record Generated(GeneratorCall call, List<Pattern> match) implements InputSource {
        public Generated {
            match = List.copyOf(match);
        }
    }
}
