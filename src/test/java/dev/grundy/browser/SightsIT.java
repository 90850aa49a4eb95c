package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.deque.html.axecore.results.Rule;
import dev.grundy.browser.Sights.Sight;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Looks at every page in every state, on a phone in light and on a desk in dark. {@code -Dsights=NAME} looks at those whose name has
 * NAME in it; {@code -Dwidths=390,820,…} looks at other widths, both in light and dark;
 * {@code -Dlanguage=de} reads them in that language; pictures go into {@code target/sights}.
 * {@code -Dpictures=yes} takes those of README and docs, and nothing else.
 */
@ExtendWith(OneSite.class)
class SightsIT {
    private static final Path ALBUM = Path.of("target", "sights");
    private static final Path PICTURES = Path.of("docs", "pictures");
    private static final List<String> THEMES = List.of("light", "dark");
    private static final List<Integer> WIDTHS = Stream.of(
                    System.getProperty("widths", "390,1280").split(","))
            .map(Integer::valueOf)
            .toList();

    private static final @Nullable String LANGUAGE = System.getProperty("language");

    /** One browser each for everybody who looks. */
    private static final Map<Optional<String>, Chromium> BROWSERS = new ConcurrentHashMap<>();
    /** Those of different people; one looks at one page at a time. */
    private static final int LOOKING_AT_ONCE = 3;

    @AfterAll
    static void close() {
        BROWSERS.values().forEach(Chromium::close);
    }

    @TestFactory
    Stream<DynamicTest> nobodyIsShutOut(Site site) {
        if (System.getProperty("pictures") != null) {
            return Sights.all().stream()
                    .filter(sight -> sight.picture().isPresent())
                    .map(sight -> dynamicTest(sight.name(), () -> take(sight, site)));
        }
        List<Sight> sights = Sights.all().stream()
                .filter(sight -> sight.name().contains(System.getProperty("sights", "")))
                .toList();
        return Together.tests(LOOKING_AT_ONCE, sights, Sight::name, sight -> look(sight, site));
    }

    private static void take(Sight sight, Site site) throws IOException {
        try (Chromium browser = site.browserOf(sight.person().orElseThrow())) {
            browser.resize(1280, 800);
            browser.prefer("light");
            sight.show(browser, site);
            browser.photographSmall(PICTURES.resolve(sight.picture().orElseThrow() + ".webp"));
        }
    }

    private static void look(Sight sight, Site site) throws IOException {
        Chromium browser = BROWSERS.computeIfAbsent(sight.person(), person -> browserOf(person, site));
        synchronized (browser) {
            look(sight, browser, site);
        }
    }

    private static void look(Sight sight, Chromium browser, Site site) throws IOException {
        sight.show(browser, site);
        look(sight.name(), browser);
    }

    /** Looks at what is open, as at every page. */
    static void look(String name, Chromium browser) throws IOException {
        for (int width : WIDTHS) {
            browser.resize(width, 900);
            for (String theme : themes(width)) {
                browser.prefer(theme);
                // A field that has the focus scrolls what is above it below the header, where it counts as too small to
                // press.
                browser.run("scrollTo({top: 0, behavior: 'instant'})");
                assertThat(browser.violations())
                        .as("%s, %d px, %s", name, width, theme)
                        .extracting(SightsIT::told)
                        .isEmpty();
                browser.photographAll(ALBUM.resolve("%s-%d-%s.png".formatted(name, width, theme)));
            }
            assertThat(browser.overhang())
                    .as("%s, %d px: how far it can be scrolled sideways", name, width)
                    .isZero();
        }
    }

    private static Chromium browserOf(Optional<String> person, Site site) {
        Chromium browser = person.map(site::browserOf).orElseGet(site::guest);
        if (LANGUAGE != null) {
            browser.open("/");
            browser.setCookie("grundy_page_language", LANGUAGE);
        }
        return browser;
    }

    /** Without other wishes a phone is light and a desk dark: colours do not depend on the width, places not on the theme. */
    private static List<String> themes(int width) {
        if (System.getProperty("widths") != null) {
            return THEMES;
        }
        return List.of(width < 600 ? "light" : "dark");
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + "\n"
                + String.join(
                        "\n",
                        rule.getNodes().stream()
                                .map(node -> "    " + node.getHtml())
                                .toList());
    }
}
