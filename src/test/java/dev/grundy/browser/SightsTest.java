package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.testsupport.MainClasses;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps {@code sights.yaml} complete. */
class SightsTest {
    /** What answers GET with something else than a page of its own, or with one that is reached by pressing on another. */
    private static final Set<String> NO_PAGES = Set.of(
            // seen once somebody asked a question
            "/problems/{slug}/discussion/{id: [1-9][0-9]{0,17}}",
            "/problems/{slug}/posts/{id: [1-9][0-9]{0,17}}",
            "/problems/{slug}/posts/{id: [1-9][0-9]{0,17}}/history",
            "/problems/{slug}/posts/{id: [1-9][0-9]{0,17}}/report",
            // there only where payments are
            "/subscribe/bills",
            "/subscribe/change",
            // a file
            "/classes/{id: [1-9][0-9]{0,17}}/results.csv",
            // PractisingIT makes one and looks at it.
            "/notebook/collections/{id: [0-9]{1,18}}",
            // StudioIT makes one and looks at it.
            "/admin/studio/{id: [1-9][0-9]{0,17}}",
            // seen once one was asked for
            "/admin/proofs/{id: [1-9][0-9]{0,17}}",
            "/admin/proofs/{id: [1-9][0-9]{0,17}}/report",
            "/admin/proofs/{id: [1-9][0-9]{0,17}}/file",
            "/admin/proofs/{id: [1-9][0-9]{0,17}}/test",
            // PublishIT looks at one, and follows what it found.
            "/admin/studio/{id: [1-9][0-9]{0,17}}/proofs/{proof: [1-9][0-9]{0,17}}",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/proofs/{proof: [1-9][0-9]{0,17}}/report",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/proofs/{proof: [1-9][0-9]{0,17}}/file",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/proofs/{proof: [1-9][0-9]{0,17}}/test",
            // UploadIT makes one and looks at it.
            "/admin/studio/uploads/{id: [1-9][0-9]{0,17}}",
            "/admin/studio/uploads/{id: [1-9][0-9]{0,17}}/compare",
            "/admin/studio/uploads/{id: [1-9][0-9]{0,17}}/report",
            "/admin/studio/uploads/{id: [1-9][0-9]{0,17}}/take",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/archive.zip",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/beside/{directory: statement|problem_statement|solution}/{image: .+}",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/delete",
            // PublishIT looks at them.
            "/admin/studio/{id: [1-9][0-9]{0,17}}/faults/{proof: [1-9][0-9]{0,17}}",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/file",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/file/raw",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/files",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/find",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/publish",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/rules",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/solutions",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/statement",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/tests",
            "/admin/studio/{id: [1-9][0-9]{0,17}}/validators",
            // PublishIT publishes one, looks at its versions, and edits it once more.
            "/admin/problems/{slug}/copies/{id: [1-9][0-9]{0,17}}",
            "/admin/problems/{slug}/versions",
            "/admin/problems/{slug}/versions/compare",
            "/admin/problems/{slug}/versions/{number: [1-9][0-9]{0,8}}/restore",
            // seen once one was asked for
            "/admin/rejudgings/{id: [1-9][0-9]{0,17}}",
            "/admin/rejudgings/{id: [1-9][0-9]{0,17}}/progress",
            // ReportIT makes one and looks at it.
            "/admin/reports/{id: [1-9][0-9]{0,17}}",
            "/feed.xml",
            "/problems/random",
            // the same page as that of any puzzle, and another one each day or time
            "/puzzles",
            "/puzzles/next",
            "/problems/{slug}/by-hand/{name: [1-9]-[0-9]{1,6}}",
            "/problems/{slug}/editorial/{image: .+}",
            "/problems/{slug}/statement/{image: .+}",
            "/problems/{slug}/teaser/{image: .+}",
            "/register/openid",
            "/classes/{id: [1-9][0-9]{0,17}}/tier/cancelled",
            "/classes/{id: [1-9][0-9]{0,17}}/tier/done",
            "/subscribe/cancelled",
            "/subscribe/done",
            "/sign-in/code",
            "/sign-in/openid/{provider}",
            "/sign-in/openid/{provider}/back",
            "/submissions/compare",
            // for the script of the editor
            "/languages/signs.json",
            // a redirect, or the page that waits for one
            "/submissions/{id}/board/{turn: [1-9][0-9]{0,3}}",
            "/submissions/{id}/{part}",
            "/submissions/{id}/panel",
            "/submissions/{id}/replay.json",
            "/practice/{id: [1-9][0-9]{0,17}}",
            "/problems/{slug}/run",
            "/problems/{slug}/submit",
            "/problems/{slug}/solutions/{id: [1-9][0-9]{0,17}}",
            "/robots.txt",
            "/problems/{slug}/discussion/feed.xml",
            "/runs/{token}",
            "/runs/{token}/result",
            "/sitemap-{number: [0-9]{1,5}}.xml",
            "/sitemap.xml");

    private static final long LARGEST_PICTURE_BYTES = 150_000;

    private static final Pattern PART = Pattern.compile("\\{(?:[^{}]|\\{[^{}]*\\})*\\}");

    @Test
    void everyPageIsAmongThem() {
        List<String> seen = Sights.all().stream()
                .map(sight -> sight.path().replaceFirst("[?#].*", ""))
                .toList();
        assertThat(pages()).hasSizeGreaterThan(10);
        assertThat(pages().filter(page -> !NO_PAGES.contains(page))
                        .filter(page -> seen.stream().noneMatch(isOneOf(page))))
                .as("neither in sights.yaml nor among NO_PAGES")
                .isEmpty();
    }

    @Test
    void foldersOfWhatComesLaterAreThoseOfTemplates() {
        List<String> folders = Sights.all().stream()
                .flatMap(sight -> sight.later().stream())
                .distinct()
                .toList();
        assertThat(folders).contains("submission");
        assertThat(folders)
                .allSatisfy(folder -> assertThat(java.nio.file.Path.of("src/main/resources/templates", folder))
                        .isDirectory());
    }

    @Test
    void everyDrawingIsPlayedOn() throws IOException {
        EnumSet<Drawing> seen = EnumSet.noneOf(Drawing.class);
        for (java.nio.file.Path directory : PackageReader.packagesIn(java.nio.file.Path.of("problems"))) {
            ProblemPackage problem = new PackageReader().read(directory).orThrow();
            String matches = "/problems/" + problem.frontMatter().slug().value() + "/play/";
            if (Sights.all().stream().anyMatch(sight -> sight.path().startsWith(matches))) {
                problem.practice().byHand().flatMap(ByHand::drawing).ifPresent(seen::add);
            }
        }
        assertThat(EnumSet.complementOf(seen))
                .as("drawings without a match in sights.yaml")
                .isEmpty();
    }

    @Test
    void readmeAndDocsShowThePicturesThatAreTakenOfThem() throws IOException {
        Set<java.nio.file.Path> shown = new TreeSet<>();
        for (java.nio.file.Path document : documents()) {
            Pattern.compile("!\\[[^\\]]{20,}\\]\\(([^)]+)\\)")
                    .matcher(Files.readString(document))
                    .results()
                    .map(found -> document.resolveSibling(found.group(1)))
                    .forEach(shown::add);
        }
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(Sights.all().stream()
                        .flatMap(sight -> sight.picture().stream())
                        .map(name -> java.nio.file.Path.of("docs/pictures/" + name + ".webp"))
                        .toList())
                .hasSizeGreaterThan(3)
                .allSatisfy(file -> assertThat(Files.size(file)).isBetween(10_000L, LARGEST_PICTURE_BYTES));
    }

    @Test
    void twelveAreLookedAtInEveryRun() {
        assertThat(Sights.all().stream().filter(Sights.Sight::always)).hasSize(12);
    }

    @Test
    void theRecordNamesNothingElse() throws IOException {
        assertThat(SeenSights.read(SeenSights.FILE).names())
                .as("-Dseen=record, see CONTRIBUTING")
                .isNotEmpty()
                .isSubsetOf(Sights.all().stream().map(Sights.Sight::name).toList());
    }

    private static List<java.nio.file.Path> documents() throws IOException {
        try (Stream<java.nio.file.Path> docs = Files.list(java.nio.file.Path.of("docs"))) {
            return Stream.concat(Stream.of(java.nio.file.Path.of("README.md")), docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static Predicate<String> isOneOf(String page) {
        return Pattern.compile(PART.matcher(page).replaceAll("[^/]+")).asMatchPredicate();
    }

    private static Stream<String> pages() {
        return MainClasses.stream()
                .filter(type -> type.isAnnotatedWith(Path.class))
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> method.isAnnotatedWith(GET.class))
                .filter(SightsTest::answersAPage)
                .map(method -> address(method.getOwner(), method))
                .filter(address -> !address.startsWith("/api/"))
                .distinct()
                .sorted();
    }

    private static boolean answersAPage(JavaMethod method) {
        String answer = method.getRawReturnType().getSimpleName();
        return answer.equals("TemplateInstance") || method.getRawReturnType().isEquivalentTo(Response.class);
    }

    private static String address(JavaClass owner, JavaMethod method) {
        String address =
                path(owner.tryGetAnnotationOfType(Path.class)) + path(method.tryGetAnnotationOfType(Path.class));
        return address.isEmpty() ? "/" : address;
    }

    private static String path(Optional<Path> given) {
        return given.map(path -> "/" + path.value().replaceAll("^/|/$", ""))
                .filter(path -> !path.equals("/"))
                .orElse("");
    }
}
