package dev.grundy.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The pages of {@code sights.yaml}, in its order. */
final class Sights {
    private static final Path FILE = Path.of("src/test/resources/browser/sights.yaml");

    private static final String ELSEWHERE = "/robots.txt";
    private static final String ERROR = ".error-page";

    private Sights() {}

    /**
     * A page in one of its states.
     *
     * @param person who looks at it; empty: nobody who is signed in
     * @param path   with <code>{ada:2}</code> for the second submission of ada
     * @param press  selector of what is pressed when the page is there
     * @param ready  selector of what is there when all is
     * @param picture what it is called among the pictures of README and docs
     * @param always whether a browser looks at it in every run
     * @param later  folder of the templates that draw what a judge adds in its own time, or what pressing makes once only
     */
    record Sight(
            String name,
            Optional<String> person,
            String path,
            Optional<String> press,
            String ready,
            Optional<String> picture,
            boolean always,
            Optional<String> later) {
        void show(Chromium browser, Site site) {
            if (later.isPresent()) {
                person.ifPresent(site::putFirst);
            }
            if (path.contains("#")) {
                // A browser that shows the page already would only scroll to the place, in the language of before.
                browser.open(ELSEWHERE);
            }
            browser.open(site.withNumbers(path));
            press.ifPresent(browser::click);
            browser.waitFor(ready);
            // Each page has a heading, that one too: a mistyped address would go unnoticed.
            if (browser.has(ERROR) && !ready.equals(ERROR)) {
                throw new AssertionError(name + ": " + path + " is an error: " + browser.text());
            }
        }
    }

    @SuppressWarnings("unchecked") // what it is not shows at the first use
    static List<Sight> all() {
        try {
            Map<String, Map<String, String>> sights = (Map<String, Map<String, String>>)
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(FILE));
            return sights.entrySet().stream()
                    .map(entry -> sight(entry.getKey(), entry.getValue()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("run from the checkout: " + FILE + " is not there", e);
        }
    }

    private static Sight sight(String name, Map<String, String> about) {
        return new Sight(
                name,
                Optional.ofNullable(about.get("as")),
                about.get("path"),
                Optional.ofNullable(about.get("press")),
                about.get("ready"),
                Optional.ofNullable(about.get("picture")),
                "yes".equals(about.get("always")),
                Optional.ofNullable(about.get("later")));
    }
}
