package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.CompilerText.Piece;
import dev.grundy.format.language.CompilerText.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What compilers really said, as the judge keeps it. */
class CompilerTextTest {
    private static final Languages LANGUAGES = Languages.standard();

    @Test
    void ofGccLineAndColumn() {
        assertThat(places("cpp", "", """
                solution.cpp: In function 'int main()':
                solution.cpp:3:14: error: expected ';' before '}' token
                    3 |     return 0
                      |              ^
                In file included from solution.cpp:1:
                /usr/include/c++/12/bits/stl_algo.h:44:9: note: here
                """)).containsExactly(new Place(3, 14), new Place(1, 1));
    }

    @Test
    void ofJavacTheLineAndWhereItsCaretIs() {
        String source = "public class Heap {\n    int x = 1\n}\n";
        assertThat(places("java", source, """
                Heap.java:2: error: ';' expected
                    int x = 1
                             ^
                1 error
                """)).containsExactly(new Place(2, 14));
    }

    @Test
    void aJavaSourceWithoutAPublicClassIsCalledMain() {
        assertThat(places("java", "class A {}", "Main.java:1: error: class, interface, enum, or record expected"))
                .containsExactly(new Place(1, 1));
    }

    @Test
    void ofPythonTheLine() {
        assertThat(places("python", "", """
                Traceback (most recent call last):
                  File "<string>", line 3, in <module>
                  File "solution.py", line 2
                    print(
                         ^
                SyntaxError: '(' was never closed
                """)).containsExactly(new Place(2, 1));
    }

    @Test
    void ofNodeTheLine() {
        assertThat(places("javascript", "", """
                solution.js:4
                let x = ;
                        ^
                SyntaxError: Unexpected token ';'
                    at wrapSafe (node:internal/modules/cjs/loader:1383:18)
                """)).containsExactly(new Place(4, 9));
    }

    @Test
    void ofRustcLineAndColumn() {
        assertThat(places("rust", "", """
                error[E0425]: cannot find value `nowhere` in this scope
                 --> solution.rs:2:20
                  |
                2 |     println!("{}", nowhere);
                """)).containsExactly(new Place(2, 20));
    }

    @Test
    void ofGoLineAndColumn() {
        assertThat(places("go", "", "# command-line-arguments\n./solution.go:6:14: undefined: nowhere\n"))
                .containsExactly(new Place(6, 14));
    }

    @Test
    void ofTypeScriptLineAndColumn() {
        assertThat(places("typescript", "", "solution.ts(1,7): error TS2322: Type 'string' is not 'number'.\n"))
                .containsExactly(new Place(1, 7));
    }

    @Test
    void ofKotlinLineAndColumn() {
        assertThat(places("kotlin", "", "Main.kt:2:13: error: unresolved reference: nowhere\n"))
                .containsExactly(new Place(2, 13));
    }

    @Test
    void noOtherFileIsTakenForIt() {
        assertThat(places(
                        "cpp",
                        "",
                        "mysolution.cpp:3:1: x\nlib/solution.cpp:3:1: x\nsolution_cpp:3:1\nsolutionXcpp:3:1"))
                .isEmpty();
    }

    @Test
    void whatIsNoLineIsText() {
        assertThat(places("cpp", "", "solution.cpp:0:1 solution.cpp:1234567:1 solution.cpp:-3 solution.cpp:"))
                .isEmpty();
    }

    @Test
    void allThatWasSaidIsThere() {
        String said = "a solution.cpp:3:14: b\n\n solution.cpp:9 c";
        List<Piece> pieces = CompilerText.of(said, language("cpp"), "").pieces();
        assertThat(pieces.stream().map(Piece::text).collect(Collectors.joining()))
                .isEqualTo(said);
        assertThat(pieces).hasSize(5);
    }

    @Test
    @Timeout(10)
    void whatItCostsIsBounded() {
        String said = "solution.cpp:1:1: ".repeat(100_000) + "\n" + " ".repeat(100_000) + "^";
        assertThat(places("cpp", "", said)).hasSize(200);
        assertThat(places("java", "", ("Main.java:1\n\n" + " ".repeat(2000) + "\n").repeat(500)))
                .hasSize(200);
    }

    private static List<Place> places(String language, String source, String said) {
        return CompilerText.of(said, language(language), source).pieces().stream()
                .map(Piece::place)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Language language(String id) {
        return LANGUAGES.find(id).orElseThrow();
    }
}
