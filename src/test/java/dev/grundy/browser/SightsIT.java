package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.deque.html.axecore.results.Rule;
import dev.grundy.browser.Sights.Sight;
import dev.grundy.testsupport.Together;
import dev.grundy.testsupport.run.EveryRun;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Looks at pages in their states, on a phone in light and on a desk in dark. It takes those that changed since
 * {@code seen.json} was recorded, and twelve more. With {@code -Dtest.all=true} it takes every one, on a phone also in German.
 * {@code -Dseen=record} adds the changed ones that are fine to the record. {@code -Dsights=NAME} looks at those whose
 * name has NAME in it. {@code -Dwidths=390,820,…} looks at other widths, both in light and dark. {@code -Dlanguage=de}
 * reads them in that language. Pictures go into {@code target/sights}. {@code -Dpictures=yes} takes those of README and
 * docs, and nothing else.
 */
@ExtendWith(OneSite.class)
@EveryRun("each browser draws pages its own way")
@Order(1) // pages are recorded as they are before other tests have left something on them
class SightsIT {
    private static final System.Logger LOG = System.getLogger(SightsIT.class.getName());
    private static final Path ALBUM = Path.of("target", "sights");
    private static final Path PICTURES = Path.of("docs", "pictures");
    private static final List<String> THEMES = List.of("light", "dark");
    private static final List<Integer> WIDTHS = Stream.of(
                    System.getProperty("widths", "390,1280").split(","))
            .map(Integer::valueOf)
            .toList();

    private static final int PHONE = 390;
    private static final String LANGUAGE_COOKIE = "grundy_page_language";
    private static final @Nullable String LANGUAGE = System.getProperty("language");

    /** What needs no record: the run is about the states, widths or languages that somebody asked for. */
    private static final boolean ASKED_FOR_SOME =
            Stream.of("sights", "widths", "language").anyMatch(name -> System.getProperty(name) != null);

    private static final boolean EVERYTHING = Boolean.getBoolean("test.all");
    private static final String RECORD = "./mvnw -q verify -Dtest=None -Dit.test=SightsIT -Dseen=record";
    /** So many changed page states make a run long. */
    private static final int MANY = 60;

    /** The states that were looked at, and what they were. */
    private static final Map<String, SightContent> FINE = new ConcurrentHashMap<>();

    /** One browser each for everybody who looks. */
    private static final Map<Optional<String>, Chromium> BROWSERS = new ConcurrentHashMap<>();
    /** Those of different people; one looks at one page at a time. */
    private static final int LOOKING_AT_ONCE = 3;

    @AfterAll
    static void close() throws IOException {
        BROWSERS.values().forEach(Chromium::close);
        if ("record".equals(System.getProperty("seen"))) {
            SeenSights.read(SeenSights.FILE).with(FINE, Sights.all()).write(SeenSights.FILE);
        }
    }

    @TestFactory
    Stream<DynamicTest> nobodyIsShutOut(Site site) throws IOException {
        if (System.getProperty("pictures") != null) {
            return Sights.all().stream()
                    .filter(sight -> sight.picture().isPresent())
                    .map(sight -> dynamicTest(sight.name(), () -> take(sight, site)));
        }
        if (ASKED_FOR_SOME) {
            List<Sight> sights = Sights.all().stream()
                    .filter(sight -> sight.name().contains(System.getProperty("sights", "")))
                    .toList();
            return Together.tests(LOOKING_AT_ONCE, sights, Sight::name, sight -> lookInLanguages(sight, site));
        }
        SeenSights seen = SeenSights.read(SeenSights.FILE);
        Map<String, SightContent> contents = new SightContents(site).of(Sights.all());
        List<Sight> sights = Sights.all().stream()
                .filter(sight -> EVERYTHING || sight.always() || isNew(sight, contents, seen))
                .toList();
        report(sights, contents, seen);
        return Together.tests(LOOKING_AT_ONCE, sights, Sight::name, sight -> {
            lookInLanguages(sight, site);
            FINE.put(sight.name(), contents.get(sight.name()));
        });
    }

    private static boolean isNew(Sight sight, Map<String, SightContent> contents, SeenSights seen) {
        return !Optional.ofNullable(contents.get(sight.name())).equals(seen.get(sight.name()));
    }

    private static void report(List<Sight> looked, Map<String, SightContent> contents, SeenSights seen) {
        List<String> changed = looked.stream()
                .filter(sight -> isNew(sight, contents, seen))
                .map(sight ->
                        sight.name() + " (" + contents.get(sight.name()).changedSince(seen.get(sight.name())) + ")")
                .toList();
        LOG.log(
                changed.isEmpty() ? Level.INFO : Level.WARNING,
                "looking at {0} of {1} page states; {2} are not as recorded{3}{4}{5}",
                looked.size(),
                contents.size(),
                changed.size(),
                changed.size() > MANY ? ", which makes this run long" : "",
                changed.isEmpty() ? "" : "; once they are fine, record them: " + RECORD + "\n    ",
                String.join("\n    ", changed));
    }

    private static void take(Sight sight, Site site) throws IOException {
        try (Chromium browser = site.browserOf(sight.person().orElseThrow())) {
            browser.resize(1280, 800);
            browser.prefer("light");
            sight.show(browser, site);
            browser.photographSmall(PICTURES.resolve(sight.picture().orElseThrow() + ".webp"));
        }
    }

    private static void lookInLanguages(Sight sight, Site site) throws IOException {
        look(sight, site);
        if (EVERYTHING) {
            lookInGerman(sight, site);
        }
    }

    private static void look(Sight sight, Site site) throws IOException {
        Chromium browser = browser(sight.person(), site);
        synchronized (browser) {
            look(sight, browser, site);
        }
    }

    private static void look(Sight sight, Chromium browser, Site site) throws IOException {
        sight.show(browser, site);
        look(sight.name(), browser);
    }

    /** German has longer words: on a phone they do not fit first. */
    private static void lookInGerman(Sight sight, Site site) throws IOException {
        Chromium browser = browser(sight.person(), site);
        synchronized (browser) {
            browser.setCookie(LANGUAGE_COOKIE, "de");
            try {
                sight.show(browser, site);
                look(sight.name() + "-de", browser, List.of(PHONE));
            } finally {
                browser.removeCookie(LANGUAGE_COOKIE);
            }
        }
    }

    /** Looks at what is open, as at every page. */
    static void look(String name, Chromium browser) throws IOException {
        look(name, browser, WIDTHS);
    }

    private static void look(String name, Chromium browser, List<Integer> widths) throws IOException {
        for (int width : widths) {
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

    private static Chromium browser(Optional<String> person, Site site) {
        return BROWSERS.computeIfAbsent(person, one -> browserOf(one, site));
    }

    private static Chromium browserOf(Optional<String> person, Site site) {
        Chromium browser = person.map(site::browserOf).orElseGet(site::guest);
        if (LANGUAGE != null) {
            browser.open("/");
            browser.setCookie(LANGUAGE_COOKIE, LANGUAGE);
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
