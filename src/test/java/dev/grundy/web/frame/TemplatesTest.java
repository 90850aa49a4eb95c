package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.grundy.testsupport.MainClasses;
import io.quarkus.qute.CheckedTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Walks all templates for what must not be in one. */
class TemplatesTest {
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");

    /** The only templates that print HTML as it is: what they print has passed the renderer's allow-list, or is a drawing
     * of ours. */
    private static final Set<String> PRINT_SAFE_HTML = Set.of(
            "problem/pages/statement.html",
            "problem/pages/teaser.html",
            "problem/pages/editorial.html",
            "tags/problemHints.html",
            "learn/hand/instance.html",
            "learn/play/match.html",
            "learn/play/turn.html",
            "problem/progress/profile.html",
            "learn/puzzle/puzzle.html",
            "learn/lesson/lesson.html",
            "tags/banners.html",
            "tags/finding.html",
            "tags/postBody.html",
            "studio/edit/preview.html",
            "people/announcement/announcements.html",
            "people/operator/page.html");

    private static final Pattern EXPRESSION = Pattern.compile("\\{[^{}]*\\}");
    private static final Pattern ONCE = Pattern.compile("\\{#once .*?\\{/once\\}", Pattern.DOTALL);
    private static final Pattern OF_THE_VISITOR = Pattern.compile("inject:|visitor|\\{#flash|\\{#insert|\\{#moment");
    private static final Pattern SVG = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
    /** An attribute that is read out or shown, with words of its own. */
    private static final Pattern SPOKEN =
            Pattern.compile(" (aria-label|title|placeholder|alt|label)=\"[^\"]*\\p{L}{2}[^\"]*\"");

    private static final Pattern SENTENCE_IN_SCRIPT = Pattern.compile(
            "(['\"`])\\p{Lu}\\p{Ll}+ [^'\"`]*\\1|(textContent|innerText|title|placeholder|ariaLabel) = ['\"`][^'\"`$]*\\p{L}{2}");
    private static final Pattern TEXT_KEY = Pattern.compile("\\bm:([a-z0-9-]+)");
    private static final Pattern KEY_IN_JAVA = Pattern.compile("\"([a-z0-9]+(?:-[a-z0-9]+)+)\"");

    @Test
    void noneHasScriptsOrStylesOfItsOwn() throws IOException {
        assertThat(found(
                        Pattern.compile("<script|<style|\\sstyle=|\\son[a-z]+=|javascript:", Pattern.CASE_INSENSITIVE)))
                .isEmpty();
    }

    /** A reader of a package finds its pages by its name. */
    @Test
    void templatesLieInTheFoldersOfTheirPackage() {
        Map<String, String> folders = MainClasses.stream()
                .filter(type -> type.isAnnotatedWith(CheckedTemplate.class))
                .collect(Collectors.toMap(
                        JavaClass::getName,
                        type -> type.getAnnotationOfType(CheckedTemplate.class).basePath()));

        assertThat(folders).containsValue("people/signin");
        folders.forEach((type, folder) -> assertThat(type.substring(0, type.lastIndexOf('.')))
                .isEqualTo("dev.grundy." + folder.replace('/', '.')));
    }

    /** It comes with those pages alone, so that all others are light. */
    @Test
    void whatDrawsLinksTheSheetOfDrawings() throws IOException {
        Pattern draws = Pattern.compile("class=\"(?:[^\"]* )?(?:hand\\b|hand__|hand-|drawing)[^\"]*\"|\\.svg\\.raw");
        for (Path page : templates()) {
            String text = Files.readString(page);
            if (!page.toString().contains("/tags/") && draws.matcher(text).find()) {
                assertThat(text).as(page.toString()).contains("href=\"/hand.css\"");
            }
        }
    }

    /** And those of the tags in it, of which {@code flash} is the visitor's. */
    @Test
    void nothingOfTheVisitorIsRenderedOnce() throws IOException {
        List<String> strangers = new ArrayList<>();
        int sections = 0;
        for (Path template : templates()) {
            for (MatchResult section :
                    ONCE.matcher(Files.readString(template)).results().toList()) {
                sections++;
                OF_THE_VISITOR
                        .matcher(section.group())
                        .results()
                        .forEach(found -> strangers.add(name(template) + ": " + found.group()));
            }
        }
        assertThat(strangers).isEmpty();
        assertThat(sections).isGreaterThan(1);
    }

    @Test
    void onlyRenderedTextsArePrintedUnescaped() throws IOException {
        List<String> raw = found(Pattern.compile("\\.raw\\b|\\braw\\(|safe\\b\\}"));
        assertThat(raw).allMatch(place -> PRINT_SAFE_HTML.stream().anyMatch(place::startsWith));
    }

    @Test
    void everySentenceIsInMessages() throws IOException {
        List<String> strays = new ArrayList<>();
        for (Path template : templates()) {
            String bare = EXPRESSION.matcher(Files.readString(template)).replaceAll(" ");
            bare = EXPRESSION.matcher(bare).replaceAll(" ");
            SPOKEN.matcher(bare).results().forEach(found -> strays.add(name(template) + ": " + found.group()));
            bare = TAG.matcher(SVG.matcher(bare).replaceAll(" ")).replaceAll(" ");
            WORD.matcher(bare).results().forEach(word -> strays.add(name(template) + ": " + word.group()));
        }
        assertThat(strays).isEmpty();
    }

    /** Scripts show what the page gives them in attributes and templates: what they said themselves would be English only. */
    @Test
    void noScriptHasSentencesOfItsOwn() throws IOException {
        List<String> strays = new ArrayList<>();
        try (Stream<Path> scripts = Files.walk(Path.of("src/main/resources/web/app/js"))) {
            for (Path script : scripts.filter(Files::isRegularFile).toList()) {
                SENTENCE_IN_SCRIPT
                        .matcher(Files.readString(script))
                        .results()
                        .forEach(found -> strays.add(script.getFileName() + ": " + found.group()));
            }
        }
        assertThat(strays).isEmpty();
    }

    @Test
    void everyTextThatATemplateAsksForExists() throws IOException {
        assertThat(keysInTemplates()).allMatch(Texts::has);
    }

    @Test
    void noTextIsLeftUnused() throws IOException {
        Set<String> used = keysInTemplates();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source :
                    sources.filter(file -> file.toString().endsWith(".java")).toList()) {
                KEY_IN_JAVA.matcher(Files.readString(source)).results().forEach(key -> used.add(key.group(1)));
            }
        }
        assertThat(Texts.in(PageLanguage.ENGLISH).keys()).allMatch(key -> used.contains(key) || isComposed(key));
    }

    /** Keys put together from a status, from the label of a drawing, from what a letter is about, or from a closed choice ({@link Words}). */
    private static boolean isComposed(String key) {
        return key.matches(
                "error-(\\d{3}|cross-origin)-(title|text)|problem-(status|sort)-\\w+|drawing-[a-z-]+|discussion-sort-[a-z]+|solutions-(time|memory|length)"
                        + "|verdict-[a-z]{2,3}(-text)?|(ahead|tier|difficulty|phase|lane|solve-standing|proof-standing|upload-standing|upload-step|speaker)-[a-z]+|expected-result-[a-z-]+|(tier|solve-standing)-[a-z]+-text|mail-[a-z-]+-(subject|text|link|stop|until|not-you)|(weekly|answer)-mail-[a-z-]+|source-fault-[a-z0-9-]+|security-event-[a-z-]+"
                        + "|(audit-action|subject-kind|merge-group|merge-obstacle|counterexample-source|complaint-kind|complaint-state|announcement-kind|entitlement-source|person-action|role|version-origin|classroom-role|assignment-rule|kind|standing)-[a-z-]+"
                        + "|general-field-[a-z-]+|assignment-state-[a-z]+|operator-page-[a-z]+|studio-(below-a-file|gone|file-too-large|copy-too-large|too-many-files|too-many-copies|too-many-own|name-taken)");
    }

    private static Set<String> keysInTemplates() throws IOException {
        Set<String> keys = new TreeSet<>();
        for (Path template : templates()) {
            TEXT_KEY.matcher(Files.readString(template)).results().forEach(key -> keys.add(key.group(1)));
        }
        return keys;
    }

    private static List<String> found(Pattern pattern) throws IOException {
        List<String> places = new ArrayList<>();
        for (Path template : templates()) {
            List<String> lines = Files.readAllLines(template);
            for (int i = 0; i < lines.size(); i++) {
                if (pattern.matcher(lines.get(i)).find()) {
                    places.add(name(template) + ":" + (i + 1));
                }
            }
        }
        return places;
    }

    private static List<Path> templates() throws IOException {
        try (Stream<Path> files = Files.walk(TEMPLATES)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .sorted()
                    .toList();
        }
    }

    private static String name(Path template) {
        return TEMPLATES.relativize(template).toString();
    }
}
