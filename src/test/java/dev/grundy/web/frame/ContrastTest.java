package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text can be read on what it stands on, in both themes: WCAG 2.2 asks for 4.5:1, and 3:1 for the lines of controls. */
class ContrastTest {
    private static final Pattern BOTH = Pattern.compile("--([\\w-]+): light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);");
    private static final Pattern SINGLE = Pattern.compile("--([\\w-]+): (#[0-9a-f]{6});");

    @ParameterizedTest
    @CsvSource({
        "text, page",
        "text, surface",
        "text, sunken",
        "text, accent-soft",
        "muted, page",
        "muted, surface",
        "muted, sunken",
        "accent, page",
        "accent, surface",
        "accent, sunken",
        "accent, accent-soft",
        "on-accent, accent-fill",
        "on-accent, accent-fill-hover",
        "good, page",
        "good, surface",
        "good, good-soft",
        "bad, page",
        "bad, surface",
        "bad, bad-soft",
        "warn, page",
        "warn, surface",
        "warn, warn-soft",
        "info, page",
        "info, surface",
        "info, info-soft",
        "code-keyword, sunken",
        "code-string, sunken",
        "code-number, sunken",
        "code-comment, sunken",
        "code-name, sunken",
        "code-keyword, surface",
        "code-string, surface",
        "code-number, surface",
        "code-comment, surface",
        "code-name, surface",
    })
    void textStandsOut(String text, String ground) throws IOException {
        assertThat(contrast(text, ground, 0)).as("light").isGreaterThanOrEqualTo(4.5);
        assertThat(contrast(text, ground, 1)).as("dark").isGreaterThanOrEqualTo(4.5);
    }

    @ParameterizedTest
    @CsvSource({"line-strong, page", "line-strong, surface", "accent, surface", "good, good-soft", "bad, bad-soft"})
    void edgesOfControlsStandOut(String line, String ground) throws IOException {
        assertThat(contrast(line, ground, 0)).as("light").isGreaterThanOrEqualTo(3);
        assertThat(contrast(line, ground, 1)).as("dark").isGreaterThanOrEqualTo(3);
    }

    private static double contrast(String one, String other, int theme) throws IOException {
        Map<String, String[]> colours = colours();
        double a = luminance(colours.get(one)[theme]);
        double b = luminance(colours.get(other)[theme]);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static Map<String, String[]> colours() throws IOException {
        Map<String, String[]> colours = new HashMap<>();
        for (String sheet : new String[] {"tokens.css", "code.css"}) {
            String css = Files.readString(Path.of("src/main/resources/web/app/css", sheet));
            BOTH.matcher(css).results().forEach(m -> colours.put(m.group(1), new String[] {m.group(2), m.group(3)}));
            SINGLE.matcher(css).results().forEach(m -> colours.put(m.group(1), new String[] {m.group(2), m.group(2)}));
        }
        return colours;
    }

    /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
