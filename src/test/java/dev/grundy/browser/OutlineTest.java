package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutlineTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "an id and a count     | <p id='a7'>3 of 40 tests</p>                          | <p id='b81'>12 of 41 tests</p>",
                "the number of rows    | <ul><li>Nim 1</li></ul>                               | <ul><li>Nim 1</li><li>Nim 2</li></ul>",
                "a hidden field        | <input type='hidden' name='t' value='abcd'>           | <input type='hidden' name='t' value='efgh'>",
                "a moment              | <time datetime='2026-11-26' title='Thursday'>now</time> | <time datetime='2026-11-28' title='Saturday'>yesterday</time>",
                "a stranger's name     | <a href='/people/n0f3a9'>n0f3a9</a>                   | <a href='/people/n77bc1'>n77bc1</a>",
                "the name of a bundle  | <head><script src='/main-ABCDEFGH.js'></script></head> | <head><script src='/main-IJKLMNOP.js'></script></head>",
                "a drawing's measures  | <svg><path d='M1 2L3 4'/></svg>                       | <svg><path d='M1 2L3 4 5 6Z'/></svg>"
            })
    void whatDiffersFromRunToRunIsNotInIt(String what, String one, String another) {
        assertThat(outline(one)).as(what).isEqualTo(outline(another));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a word        | <p>You win</p>                | <p>You lose</p>",
                "a class       | <p class='a'>x</p>            | <p class='b'>x</p>",
                "an attribute  | <p>x</p>                      | <p lang='de'>x</p>",
                "a value       | <button type='submit'>x</button> | <button type='button'>x</button>",
                "a heading     | <h1>Nim</h1><p>x</p>          | <h2>Nim</h2><p>x</p>",
                "what is in it | <div><p>x</p></div>           | <p>x</p>",
                "the order     | <p>x</p><h1>y</h1>            | <h1>y</h1><p>x</p>",
                "the title     | <head><title>Nim</title></head> | <head><title>Sums</title></head>"
            })
    void whatSomebodySeesChangesIt(String what, String one, String another) {
        assertThat(outline(one)).as(what).isNotEqualTo(outline(another));
    }

    private static List<String> outline(String html) {
        return Outline.of(Jsoup.parse(html));
    }
}
