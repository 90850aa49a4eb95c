package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.run.AllOnly;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** A problem from nothing to solved, in browsers alone: laid out, written, proved by a judge, published, solved by somebody else. */
@ExtendWith(OneSite.class)
class PublishIT {
    private static final Path TEMPLATE = Path.of("src/main/resources/new-package");
    private static final String NAME = "PBL-901";
    private static final String SLUG = "from-nothing-to-published";
    private static final int HEIGHT = 900;
    /** On a host with everything else to do. */
    private static final Duration PROOF = Duration.ofMinutes(9);

    /** {@code PublishPagesTest} says the same of the pages without a judge and a browser. */
    @Test
    @AllOnly("a judge proves one more package; publishing what is green is the short one")
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void aRedProofLeadsToTheLineThatIsToBeWritten(Site site) {
        try (Chromium eve = site.browserOf("eve")) {
            String copy = layOut(eve, "PBL-902", "from-nothing-to-red");
            eve.open(copy + "/publish");
            assertThat(eve.text()).contains("is not proved yet", "Nothing of this problem has been live");
            prove(eve, copy);
            assertThat(eve.text()).contains("The proof of this revision is red", "WRITE-ME");
            look(eve, copy);
            followAFinding(eve);
            assertThat(eve.complaints()).isEmpty();
        }
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void anAdminAddsAProblemAndSomebodySolvesIt(Site site) throws IOException {
        try {
            try (Chromium eve = site.browserOf("eve")) {
                String copy = layOut(eve, NAME, SLUG);
                eve.open(copy + "/publish");
                assertThat(eve.text()).contains("is not proved yet", "Nothing of this problem has been live");
                write(eve, copy);
                prove(eve, copy);
                assertThat(eve.text()).contains("The proof of this revision is green");
                look(eve, copy);
                lookIntoTheMatrix(eve, copy);
                eve.open(copy + "/publish");
                eve.press("Publish this revision");
                assertThat(eve.waitFor(".flash")).isEqualTo("Version 1 is live.");
                look(eve, copy);
                eve.open("/admin/problems/" + SLUG + "/versions");
                assertThat(eve.text()).contains("Version 1", "live now");
                assertThat(eve.violations()).isEmpty();
                editWhatIsServed(eve, copy);
                assertThat(eve.complaints()).isEmpty();
            }
            try (Chromium person = site.browserOf(site.newcomer())) {
                person.open("/problems/" + SLUG);
                assertThat(person.text()).contains("From nothing", "Sample input 1");
                person.choose("language", "python");
                person.writeCode(Files.readString(TEMPLATE.resolve("submissions/accepted/solution.py")));
                person.submitFromTheEditor();
                assertThat(person.waitFor(".results .verdict--accepted")).isEqualTo("Accepted");
                assertThat(person.complaints()).isEmpty();
            }
        } finally {
            // What other tests of this JVM see stays as it was.
            Sql.of("update problem set published = false where slug = :slug")
                    .on(site.database())
                    .with("slug", SLUG)
                    .update();
        }
    }

    /** From the problem's own page to its working copy and, once that differs, to the comparison. */
    private static void editWhatIsServed(Chromium eve, String copy) {
        eve.open("/problems/" + SLUG);
        eve.press("Edit in the studio");
        assertThat(eve.waitFor(".flash")).isEqualTo(NAME + " is being written already. Nothing was changed.");
        assertThat(eve.address()).isEqualTo(copy);
        eve.open(copy + "/file?path=practice.yaml");
        eve.run("const text = document.getElementById('text'); text.value += '\\n# Edited.\\n'; text.form.submit();");
        assertThat(eve.waitFor(".flash")).isEqualTo("Saved.");
        eve.open(copy + "/publish");
        eve.click("a[href*='/copies/']");
        eve.waitFor(".version-change");
        assertThat(eve.text()).contains("version 1 and the working copy", "One file differs.", "practice.yaml");
        fits(eve);
        assertThat(eve.violations()).isEmpty();
    }

    private static String layOut(Chromium eve, String name, String slug) {
        eve.open("/admin/studio/new");
        eve.fill("name", name);
        eve.fill("slug", slug);
        eve.fill("title", "From nothing");
        eve.click(".studio-form button");
        eve.waitFor(".studio-fine, .studio-read");
        return eve.address();
    }

    /** Leaves the browser at the page that says what came of it. */
    private static void prove(Chromium eve, String copy) {
        eve.open(copy);
        eve.press("Prove this revision");
        eve.waitFor(".proof");
        eve.waitFor("[data-said]", PROOF);
        eve.open(copy + "/publish");
    }

    /** From what a proof found to the line in the editor. */
    private static void followAFinding(Chromium eve) {
        eve.click("a[href*='/proofs/']");
        eve.waitFor(".proof__found a");
        eve.click(".proof__found a");
        eve.waitUntil("return location.search.includes('line=') && document.getElementById('text') !== null");
        assertThat(eve.run("return document.getElementById('text').value").toString())
                .contains("WRITE-ME");
        fits(eve);
    }

    /** The template is a whole problem but for the marks that ask for another one. */
    private static void write(Chromium eve, String copy) throws IOException {
        for (String file : marked()) {
            eve.open(copy + "/file?path=" + file);
            eve.run("""
                    const text = document.getElementById('text');
                    text.value = text.value.replaceAll('WRITE-ME ', '').replaceAll('WRITE-ME', '');
                    text.form.submit();""");
            assertThat(eve.waitFor(".flash")).isEqualTo("Saved.");
        }
    }

    private static List<String> marked() throws IOException {
        try (var files = Files.walk(TEMPLATE)) {
            return files.filter(Files::isRegularFile)
                    .filter(PublishIT::isMarked)
                    .map(file -> TEMPLATE.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    private static boolean isMarked(Path file) {
        try {
            return Files.readString(file).contains("WRITE-ME");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From a program's verdict on one test to what it was given and printed there; and to the faults that no test found. */
    private static void lookIntoTheMatrix(Chromium eve, String copy) {
        eve.open(copy + "/publish");
        eve.click("a[href*='/proofs/']");
        eve.waitFor(".proof__ways a");
        eve.click(".proof__matrix a.verdict--wrong");
        assertThat(eve.waitFor("li:target")).contains("wrong_answer/");
        assertThat(eve.text()).contains("Input", "Answer", "It printed");
        fits(eve);
        eve.open(copy + "/publish");
        eve.click("a[href*='/faults/']");
        assertThat(eve.waitFor("section h2")).isEqualTo("Faults that no test finds");
        fits(eve);
    }

    private static void look(Chromium browser, String copy) {
        browser.open(copy + "/publish");
        fits(browser);
    }

    private static void fits(Chromium browser) {
        for (int width : new int[] {390, 1280, 1920}) {
            browser.resize(width, HEIGHT);
            assertThat(browser.overhang()).as("at %d px", width).isLessThanOrEqualTo(0);
        }
        assertThat(browser.violations()).isEmpty();
    }
}
