package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A verdict is known in every place that has to know it. */
class VerdictTest {
    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Pattern CODE = Pattern.compile("'([A-Z]{2,3})'");

    @Test
    void theDatabaseKeepsAllVerdictsAndNoOthers() {
        List<String> constraints = Sql.of("""
                select pg_get_constraintdef(oid) as definition from pg_constraint
                where contype = 'c' and conname like '%verdict_known'""").on(MigratedDatabase.create()).list(row -> row.getString("definition"));
        assertThat(constraints)
                .isNotEmpty()
                .allSatisfy(definition -> assertThat(codes(definition)).containsExactlyInAnyOrderElementsOf(codes()));
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void eachHasAColourAndAShape(Verdict verdict) throws IOException {
        assertThat(Files.readString(RESOURCES.resolve("web/app/css/pieces.css")))
                .contains(".verdict--" + verdict.cssClass());
        assertThat(Files.readString(RESOURCES.resolve("templates/tags/icon.html")))
                .contains("{#case '" + verdict.cssClass() + "'}");
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void theGlossaryKnowsEach(Verdict verdict) throws IOException {
        assertThat(Files.readAllLines(Path.of("DESIGN.md")))
                .filteredOn(line -> line.startsWith("| verdict |"))
                .singleElement()
                .asString()
                .containsPattern("\\b" + verdict.name() + "\\b");
    }

    private static Set<String> codes(String definition) {
        return CODE.matcher(definition)
                .results()
                .map(code -> code.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> codes() {
        return Arrays.stream(Verdict.values()).map(Verdict::name).collect(Collectors.toSet());
    }
}
