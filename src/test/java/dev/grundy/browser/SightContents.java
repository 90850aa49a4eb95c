package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.browser.Sights.Sight;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Connection.KeyVal;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.openqa.selenium.support.ui.FluentWait;

/**
 * Asks the site for page states without a browser. What scripts fetch later is not in it: where judges add to a page after its verdict,
 * the sources of what they add count instead. One thread asks.
 */
final class SightContents {
    private static final Path WEB = Path.of("src/main/resources/web/app");
    /** Two runs' files are compared by those who ask why a page counts as changed. */
    private static final Path ALBUM = Path.of("target/sights");

    private static final Path TEMPLATES = Path.of("src/main/resources/templates");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][\\w-]*");
    /** Of libraries that draw or look at pages: a new version counts as a change. */
    private static final Pattern LIBRARY = Pattern.compile("(?m)^.*(?:mvnpm|<axe\\.version>).*$");

    private static final Sql UNJUDGED = Sql.of("""
            select count(*) as unjudged from judging j join submission s on s.id = j.submission_id join account a on a.id = s.account_id
            where j.finished_at is null and a.name in ('ada', 'ben', 'cyn')""");
    /** With compiling, on a host with everything else to do. */
    private static final Duration JUDGED = Duration.ofMinutes(8);

    private static final int MOST_REDIRECTS = 5;
    private static final int FIRST_REDIRECT = 301;
    private static final int LAST_REDIRECT = 303;
    /** As the browsers that sign in beside. */
    private static final String USER_AGENT =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36";

    private final Site site;
    private final StyleRules styles;
    private final ScriptModules scripts;
    private final List<String> libraries;
    private final Map<Optional<String>, Visit> visits = new HashMap<>();

    SightContents(Site site) throws IOException {
        this.site = site;
        styles = StyleRules.in(WEB.resolve("css"));
        scripts = new ScriptModules(WEB.resolve("index.js"));
        libraries = LIBRARY.matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(found -> found.group().strip())
                .toList();
    }

    Map<String, SightContent> of(List<Sight> sights) throws IOException {
        awaitVerdicts();
        Files.createDirectories(ALBUM);
        Map<String, SightContent> contents = new LinkedHashMap<>();
        for (Sight sight : sights) {
            contents.put(sight.name(), of(sight));
        }
        return contents;
    }

    /** Lists and counts of what people sent are another before. */
    private void awaitVerdicts() {
        new FluentWait<>(site.database())
                .withTimeout(JUDGED)
                .withMessage("what people.yaml sends is not judged yet")
                .until(database -> UNJUDGED.on(database).one(row -> row.getInt("unjudged")) == 0);
    }

    private SightContent of(Sight sight) throws IOException {
        Document page = page(sight);
        List<String> outline = new ArrayList<>(
                List.of(sight.person() + " " + sight.path() + " " + sight.press() + " " + sight.ready()));
        Set<String> names = new TreeSet<>();
        for (Path source : sourcesOf(sight)) {
            String text = Files.readString(source);
            outline.add(text);
            addWords(text, names);
        }
        outline.addAll(Outline.of(page));
        for (Element element : page.getAllElements()) {
            names.addAll(element.classNames());
            names.add(element.id());
            element.attributes().forEach(attribute -> names.add(attribute.getKey()));
        }
        List<String> modules = new ArrayList<>(libraries);
        modules.addAll(scripts.matching(names).values());
        modules.forEach(module -> addWords(module, names));
        Files.write(ALBUM.resolve(sight.name() + ".txt"), outline);
        return SightContent.of(outline, styles.matching(names), modules);
    }

    private static void addWords(String text, Set<String> names) {
        WORD.matcher(text).results().map(found -> found.group()).forEach(names::add);
    }

    /** With the parts that come later, in their own time, left out. */
    private Document page(Sight sight) {
        Visit visit = visits.computeIfAbsent(sight.person(), this::visit);
        String address = site.withNumbers(sight.path()).replaceFirst("#.*", "");
        Document page = parse(visit, visit.get(address), address);
        if (sight.later().isPresent()) {
            page.select("[data-live], .submission-status__replay").remove();
            Arrays.stream(FindingKind.values())
                    .forEach(kind -> page.select("section." + kind.address()).remove());
            return page;
        }
        return sight.press()
                .map(pressed -> press(visit, page, pressed, sight.name()))
                .orElse(page);
    }

    private Visit visit(Optional<String> person) {
        Visit visit = person.map(site::visitOf).orElseGet(Visit::asGuest);
        visit.callItself(USER_AGENT);
        return visit;
    }

    /** What is no button of a form is a matter of scripts, or opens what is there already. */
    private static Document press(Visit visit, Document page, String selector, String name) {
        Element pressed = page.selectFirst(selector);
        assertThat(pressed)
                .as("%s: nothing on the page matches %s", name, selector)
                .isNotNull();
        if (!(pressed.closest("form") instanceof FormElement form)
                || pressed.attr("type").equals("button")) {
            return page;
        }
        Map<String, String> fields = new LinkedHashMap<>();
        for (KeyVal field : form.formData()) {
            fields.put(field.key(), field.value());
        }
        if (!pressed.attr("name").isEmpty()) {
            fields.put(pressed.attr("name"), pressed.attr("value"));
        }
        String action = pressed.hasAttr("formaction") ? pressed.attr("formaction") : form.attr("action");
        String address = action.isEmpty() ? page.location() : action;
        return parse(visit, visit.submit(address, fields), address);
    }

    private static Document parse(Visit visit, Response answer, String address) {
        Response last = answer;
        String at = address;
        for (int i = 0; i < MOST_REDIRECTS && isRedirect(last); i++) {
            at = last.header("Location").replaceFirst("^https?://[^/]*", "");
            last = visit.get(at.replaceFirst("#.*", ""));
        }
        return Jsoup.parse(last.asString(), at);
    }

    private static boolean isRedirect(Response answer) {
        return answer.statusCode() >= FIRST_REDIRECT && answer.statusCode() <= LAST_REDIRECT;
    }

    private static List<Path> sourcesOf(Sight sight) {
        return sight.later().stream()
                .flatMap(folder -> files(TEMPLATES.resolve(folder)).stream())
                .toList();
    }

    private static List<Path> files(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("sights.yaml names templates that cannot be read: " + directory, e);
        }
    }
}
