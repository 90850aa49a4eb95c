package dev.grundy.format.read.test;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorSeedTest {
    /** Expected values: Python's {@code int(hashlib.sha512(text.encode()).hexdigest(), 16) % 2**31}. */
    @ParameterizedTest
    @CsvSource({
        "'abcd', 0, graph {seed}, 611036640",
        "'', 0, gen.cpp 8 12 {seed:2}, 2025995161",
        "'gmt-002', 3, random.cpp 8 14 {seed}, 688315557"
    })
    void isWhatBapctoolsComputes(String salt, int repetition, String command, long seed) {
        assertThat(GeneratorSeed.of(salt, repetition, command)).isEqualTo(seed);
    }
}
