package dev.grundy;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The house's rules about who may use whom. A package that is not in the plan fails: add it there and in DESIGN.md. */
class ArchitectureTest {
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.grundy");

    /** Which features a feature may use; everything may use kernel. */
    private static final Map<String, List<String>> ALLOWED = Map.ofEntries(
            Map.entry("kernel", List.of()),
            Map.entry("database", List.of()),
            Map.entry("sandbox", List.of()),
            Map.entry("language", List.of("sandbox")),
            Map.entry("web", List.of()),
            Map.entry("tier", List.of("database")),
            Map.entry("account", List.of("web", "tier", "database")),
            Map.entry("problem", List.of("database", "web", "account", "tier", "language")),
            Map.entry("judging", List.of("problem", "language", "sandbox")),
            Map.entry(
                    "submission",
                    List.of("web", "account", "tier", "problem", "language", "database", "judging", "sandbox")),
            Map.entry("authoring", List.of("problem", "judging", "language", "sandbox")),
            Map.entry(
                    "cli",
                    List.of(
                            "database",
                            "sandbox",
                            "language",
                            "account",
                            "tier",
                            "problem",
                            "submission",
                            "judging",
                            "authoring")));

    @Test
    void arrowsBetweenFeaturesRunOneWay() {
        ALLOWED.forEach((feature, uses) -> arrowsOf(feature, uses).check(MAIN));
    }

    /**
     * Pages and API live beside the worker in one feature; only the worker may reach what starts untrusted code.
     * Checking a source only reads its text.
     */
    @Test
    void noRequestThreadReachesTheSandbox() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "dev.grundy.submission.worker..",
                        "dev.grundy.authoring.verify..",
                        "dev.grundy.judging..",
                        "dev.grundy.language..",
                        "dev.grundy.sandbox..",
                        "dev.grundy.cli..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("dev.grundy.judging..", "dev.grundy.sandbox..")
                        .and(not(nameMatching("dev\\.grundy\\.judging\\.SourceCheck(\\$.*)?"))))
                .check(MAIN);
    }

    @Test
    void everyPackageIsInThePlan() {
        String[] planned = ALLOWED.keySet().stream()
                .map(name -> "dev.grundy." + name + "..")
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("dev.grundy.(*)..")
                .should()
                .resideInAnyPackage(planned)
                .check(MAIN);
    }

    @Test
    void featuresFormNoCycle() {
        slices().matching("dev.grundy.(*)..").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void onlyTheSandboxAndTheDatabaseStartProcesses() {
        noClasses()
                .that(are(not(resideInAPackage("dev.grundy.sandbox.."))))
                .and(are(not(resideInAPackage("dev.grundy.database.."))))
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.ProcessBuilder")
                .orShould()
                .callMethod(Runtime.class, "exec", String.class)
                .orShould()
                .callMethod(Runtime.class, "exec", String[].class)
                .check(MAIN);
    }

    /** Benchmarks of the queue are SQL by their nature: they set up and measure tables. */
    @Test
    void sqlStaysInRepositoriesTheQueueAndTheDatabase() {
        noClasses()
                .that()
                .haveNameNotMatching(".*(Repository|JudgeQueue|SearchQueue|QueueLoad|Listener|Bench)(\\$.*)?")
                .and()
                .resideOutsideOfPackages("dev.grundy.database..")
                .should()
                .dependOnClassesThat(resideInAPackage("java.sql..").and(not(equivalentTo(java.sql.SQLException.class))))
                .check(MAIN);
    }

    @Test
    void nobodyAsksTheWallClock() {
        noClasses()
                .should()
                .callMethod(java.time.Instant.class, "now")
                .orShould()
                .callMethod(java.time.LocalDate.class, "now")
                .orShould()
                .callMethod(java.time.LocalDateTime.class, "now")
                .check(MAIN);
    }

    @Test
    void endpointsAreNamedPagesOrApiAndStayInTheirFeature() {
        classes()
                .that()
                .areAnnotatedWith("jakarta.ws.rs.Path")
                .should()
                .haveNameMatching(".*(Pages|Api)")
                .andShould()
                .bePackagePrivate()
                .check(MAIN);
    }

    @Test
    void onlyTheCommandLinePrints() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.grundy.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(MAIN);
    }

    @Test
    void theScanSeesTheProduct() {
        assertThat(MAIN.size()).isGreaterThan(25);
    }

    @Test
    void aPlantedArrowTheWrongWayIsCaught() {
        JavaClasses planted = new ClassFileImporter()
                .importClasses(ArchitectureTest.class, dev.grundy.testsupport.TestDatabase.class);
        ArchRule rule = noClasses()
                .that()
                .resideInAPackage("dev.grundy.testsupport")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.grundy.database");
        assertThatThrownBy(() -> rule.check(planted)).isInstanceOf(AssertionError.class);
    }

    private static ArchRule arrowsOf(String feature, List<String> uses) {
        List<String> allowed = new ArrayList<>(uses);
        allowed.addAll(List.of(feature, "kernel"));
        String[] foreign = ALLOWED.keySet().stream()
                .filter(name -> !allowed.contains(name))
                .map(name -> "dev.grundy." + name + "..")
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage("dev.grundy." + feature + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(foreign)
                .allowEmptyShould(true)
                .because(feature + " may use only " + Arrays.toString(allowed.toArray()));
    }
}
