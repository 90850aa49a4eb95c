package dev.grundy.format.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            accepted           | accepted/a.py      | true
            accepted/*.py      | accepted/a.py      | true
            accepted/*.py      | accepted/a.cpp     | false
            *                  | accepted/a.py      | true
            *.py               | accepted/a.py      | false
            */a.py             | accepted/a.py      | true
            {accepted,mixed}/* | mixed/m.py         | true
            {accepted,mixed}/* | wrong_answer/m.py  | false
            mixed/{a,b}.py     | mixed/b.py         | true
            secret/g1          | secret/g1/02-max   | true
            secret/g1          | secret/g10/02-max  | false
            secret/g1/02-max   | secret/g1          | false
            accepted/a.py      | accepted/a.py      | true
            a.c                | abc                | false
            a}b                | a}b/c              | true
            a(b]               | a(b]               | true
            {a,b               | b                  | true
            a,b                | a,b                | true
            """)
    void aGlobMatchesAPathOrADirectoryAboveIt(String glob, String path, boolean matches) {
        assertThat(Glob.matches(glob, path)).isEqualTo(matches);
    }
}
