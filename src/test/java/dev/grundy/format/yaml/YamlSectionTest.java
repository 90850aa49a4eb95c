package dev.grundy.format.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Fault;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlSectionTest {
    private final Faults faults = new Faults();

    private YamlSection section(String yaml) {
        return YamlSection.of(yaml, "a.yaml", faults);
    }

    private List<String> told() {
        return faults.list().stream().map(Fault::toString).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            text    | a: x            | Optional[x]
            text    | a: 12           | Optional[12]
            text    | a: ''           | Optional[]
            text    | a:              | Optional.empty
            text    | b: 1            | Optional.empty
            flag    | a: true         | Optional[true]
            flag    | a: Yes          | Optional[true]
            flag    | a: off          | Optional[false]
            number  | a: 1.5          | Optional[1.5]
            number  | a: '2'          | Optional[2.0]
            number  | a: 1e3          | Optional[1000.0]
            integer | a: 7            | OptionalInt[7]
            integer | a: 7.0          | OptionalInt[7]
            integer | a: 9            | OptionalInt[9]
            integer | a: 0            | OptionalInt[0]
            texts   | a: x            | [x]
            texts   | a: [x, 1, true] | [x, 1, true]
            texts   | b: x            | []
            choice  | a: one          | Optional[1]
            textMap | a: {x: 1, y: z} | {x=1, y=z}
            """)
    void aKeyIsReadAsTheTypeThatIsMeant(String type, String yaml, String value) {
        assertThat(READ.get(type).apply(section(yaml))).hasToString(value);
        assertThat(told()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            text    | a: [x]        | a is [x]; it must be text
            text    | a: {b: 1}     | a is a map; it must be text
            flag    | a: 1          | a is '1'; it must be true or false
            number  | a: x          | a is 'x'; it must be a number
            number  | a: true       | a is 'true'; it must be a number
            number  | a: .inf       | a is '.inf'; it must be a number
            number  | a: 1e999      | a is '1e999'; it must be a number
            integer | a: 1.5        | a is '1.5'; it must be a whole number from 0 to 9
            integer | a: 10         | a is '10'; it must be a whole number from 0 to 9
            integer | a: -1         | a is '-1'; it must be a whole number from 0 to 9
            texts   | a: [[x]]      | a holds [x] where a text is expected; write a list of texts
            choice  | a: three      | a is 'three'; it must be one of one
            section | a: x          | a is 'x'; it must be a map
            sections| a: {b: 1}     | a is a map; it must be a list of maps
            sections| a: [x]        | a holds 'x' where a map is expected; write keys and values, 'key: value'
            """)
    void aValueOfAnotherTypeIsAFaultOfItsLine(String type, String yaml, String fault) {
        Object read = READ.get(type).apply(section("# first\n" + yaml));
        assertThat(told()).as("what was said, having read %s", read).containsExactly("a.yaml:2: error: " + fault);
    }

    private static final Map<String, Function<YamlSection, Object>> READ = Map.of(
            "text", yaml -> yaml.text("a"),
            "flag", yaml -> yaml.flag("a"),
            "number", yaml -> yaml.number("a"),
            "integer", yaml -> yaml.integer("a", 0, 9),
            "texts", yaml -> yaml.texts("a"),
            "choice", yaml -> yaml.choice("a", Map.of("one", 1)),
            "textMap", yaml -> yaml.textMap("a"),
            "section", yaml -> yaml.section("a"),
            "sections", yaml -> yaml.sections("a"));

    @Test
    void aKeyThatNobodyAskedForIsAFault() {
        YamlSection yaml = section("limits:\n  memory: 1\n  memry: 2\n  colour: red\n");
        YamlSection limits = yaml.section("limits").orElseThrow();
        limits.number("memory");
        limits.refuseOtherKeys();
        yaml.refuseOtherKeys();

        assertThat(told())
                .containsExactly(
                        "a.yaml:3: error: unknown key 'limits.memry'; did you mean 'memory'?",
                        "a.yaml:4: error: unknown key 'limits.colour'; remove it");
    }

    @Test
    void inAPackageOfOthersOnlyWhatLooksLikeASlipIsAnError() {
        YamlSection yaml = section("memory: 1\nmemry: 2\ncolour: red\n");
        yaml.number("memory");
        yaml.refuseOtherKeys();
        faults.beLenient();

        assertThat(told())
                .containsExactly(
                        "a.yaml:2: error: unknown key 'memry'; did you mean 'memory'?",
                        "a.yaml:3: warning: unknown key 'colour'; remove it");
    }

    @Test
    void inAPublishedPackageNoKeyIsAnError() {
        Faults published = Faults.ofPublished();
        YamlSection yaml = YamlSection.of("memory: 1\nmemry: 2\ncolour: red\n", "a.yaml", published);
        yaml.number("memory");
        yaml.refuseOtherKeys();

        assertThat(published.list())
                .extracting(Fault::toString)
                .containsExactly(
                        "a.yaml:2: warning: unknown key 'memry'; did you mean 'memory'?",
                        "a.yaml:3: warning: unknown key 'colour'; remove it");
    }

    @Test
    void keysThatAreIgnoredAreOnlyWarnedOf() {
        section("memory: 1\n").ignoreOtherKeys();

        assertThat(told()).containsExactly("a.yaml:1: warning: unknown key 'memory'; it is ignored; remove it");
    }

    @Test
    void whatNoVerdictDependsOnIsAWarningInAPackageOfOthers() {
        YamlSection yaml = section("uuid: [1]\nmemory: x\n");
        yaml.ofDeviations().text("uuid");
        yaml.number("memory");
        yaml.refuseOtherKeys();
        faults.beLenient();

        assertThat(told())
                .containsExactly(
                        "a.yaml:1: warning: uuid is [1]; it must be text",
                        "a.yaml:2: error: memory is 'x'; it must be a number");
    }

    @Test
    void aFileThatHoldsNoKeysIsAFault() {
        assertThat(section("- a\n").isEmpty()).isTrue();
        assertThat(told())
                .containsExactly(
                        "a.yaml:1: error: the file holds [a] instead of keys; write keys and values, 'key: value'");
    }

    @Test
    void anEmptyFileHasNoKeysAndNoFault() {
        assertThat(section("# nothing\n").keys()).isEmpty();
        assertThat(told()).isEmpty();
    }

    @Test
    void linesCountFromTheTopOfTheFileThatHoldsTheText() {
        YamlValue value = YamlSource.parse("a: 1\nb: 2\n", "a.md", 10, faults).orElseThrow();
        YamlSection yaml = YamlSection.of((YamlValue.Mapping) value, "a.md", "", faults);

        assertThat(yaml.lineOf("b")).isEqualTo(12);
        assertThat(yaml.integer("b", 0, 9)).isEqualTo(OptionalInt.of(2));
    }
}
