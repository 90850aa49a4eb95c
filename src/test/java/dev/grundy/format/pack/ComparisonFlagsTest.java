package dev.grundy.format.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComparisonFlagsTest {
    @Test
    void floatToleranceSetsBoth() {
        assertThat(ComparisonFlags.parse(List.of("float_tolerance", "1e-6")))
                .isEqualTo(new ComparisonFlags(false, false, Optional.of(1e-6), Optional.of(1e-6)));
    }

    @Test
    void readsEveryFlag() {
        assertThat(ComparisonFlags.parse(List.of(
                        "case_sensitive",
                        "space_change_sensitive",
                        "float_relative_tolerance",
                        "0.5",
                        "float_absolute_tolerance",
                        "0")))
                .isEqualTo(new ComparisonFlags(true, true, Optional.of(0.5), Optional.of(0.0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "float_tolerance",
                "float_tolerance x",
                "float_tolerance -1",
                "float_tolerance NaN",
                "ignore_case",
                "float_tolerance 1 float_tolerance 1",
                "float_tolerance 1 float_relative_tolerance 1",
                "float_relative_tolerance 1 float_tolerance 1"
            })
    void refusesWhatTheFormatCallsAnError(String args) {
        assertThatThrownBy(() -> ComparisonFlags.parse(List.of(args.split(" "))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
