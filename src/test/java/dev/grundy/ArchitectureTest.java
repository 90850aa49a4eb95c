package dev.grundy;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.grundy.planted.Arrow;
import dev.grundy.planted.Endpoint;
import dev.grundy.planted.Framework;
import dev.grundy.planted.Print;
import dev.grundy.planted.Shell;
import dev.grundy.planted.Starter;
import dev.grundy.planted.Statement;
import dev.grundy.planted.WallClock;
import dev.grundy.testsupport.MainClasses;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The house's rules. Which package may use which stands in docs/packages.md; each rule here is broken on purpose once, to see that it is kept. */
class ArchitectureTest {
    private static final JavaClasses MAIN = MainClasses.all();

    private static final HousePlan PLAN = HousePlan.read(java.nio.file.Path.of("docs/packages.md"));

    /** A program that embeds these needs no application server and no database. */
    private static final String[] PLAIN = {
        "dev.grundy.base.kernel..",
        "dev.grundy.format..",
        "dev.grundy.judge..",
        "dev.grundy.studio.verify..",
        "dev.grundy.planted.."
    };

    /** What pages may know of the judge: values that it finds out, and games. */
    private static final Set<String> SHOWN =
            Set.of("judge.game", "judge.result", "judge.result.growth", "judge.result.phase");

    /** A rule, and a class that breaks it. */
    enum Rule {
        ONLY_SANDBOX_AND_DATABASE_START_PROCESSES(
                noClasses()
                        .that()
                        .resideOutsideOfPackages("dev.grundy.judge.sandbox..", "dev.grundy.base.database..")
                        .should()
                        .dependOnClassesThat()
                        .haveFullyQualifiedName("java.lang.ProcessBuilder"),
                Starter.class),
        NOBODY_CALLS_A_SHELL(
                noClasses()
                        .should()
                        .callMethod(Runtime.class, "exec", String.class)
                        .orShould()
                        .callMethod(Runtime.class, "exec", String[].class),
                Shell.class),
        /** Benchmarks set up and measure tables; backups copy them with any content. */
        SQL_STAYS_WHERE_IT_IS_KNOWN(
                noClasses()
                        .that()
                        .haveNameNotMatching(".*(Repository|WorkQueue|Listener)(\\$.*)?")
                        .and()
                        .resideOutsideOfPackages(
                                "dev.grundy.base.database..", "dev.grundy.app.backup..", "dev.grundy.app.bench..")
                        .should()
                        .dependOnClassesThat(
                                resideInAPackage("java.sql..").and(not(equivalentTo(java.sql.SQLException.class)))),
                Statement.class),
        NOBODY_ASKS_THE_WALL_CLOCK(
                noClasses()
                        .should()
                        .callMethod(Instant.class, "now")
                        .orShould()
                        .callMethod(LocalDate.class, "now")
                        .orShould()
                        .callMethod(LocalDateTime.class, "now"),
                WallClock.class),
        ENDPOINTS_ARE_NAMED_PAGES_OR_API_AND_STAY_IN_THEIR_FEATURE(
                classes()
                        .that()
                        .areAnnotatedWith(Path.class)
                        .should()
                        .haveNameMatching(".*(Pages|Api)")
                        .andShould()
                        .bePackagePrivate(),
                Endpoint.class),
        THE_ENGINE_AND_PACKAGES_ARE_PLAIN_JAVA(
                noClasses()
                        .that()
                        .resideInAnyPackage(PLAIN)
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("jakarta..", "io.quarkus..", "java.sql..", "org.hibernate.."),
                Framework.class),
        ONLY_THE_COMMAND_LINE_PRINTS(
                noClasses()
                        .that()
                        .resideOutsideOfPackage("dev.grundy.app.cli..")
                        .should()
                        .accessField(System.class, "out")
                        .orShould()
                        .accessField(System.class, "err"),
                Print.class);

        private final ArchRule rule;
        private final Class<?> planted;

        Rule(ArchRule rule, Class<?> planted) {
            this.rule = rule;
            this.planted = planted;
        }
    }

    @Test
    void arrowsRunAsTheTableOfPackagesSays() {
        assertThat(PLAN.violations(MAIN)).isEmpty();
    }

    @Test
    void noPackageThatServesRequestsReachesTheSandbox() {
        List<String> serving = MAIN.stream()
                .filter(type -> type.isAnnotatedWith(Path.class))
                .map(PLAN::roomOf)
                .distinct()
                .map(room -> room.orElseThrow())
                .toList();

        assertThat(serving).contains("submission.page", "people.signin", "problem.pages");
        assertThat(serving)
                .allSatisfy(room -> assertThat(PLAN.reachableFrom(room))
                        .doesNotContain("judge.sandbox")
                        .noneMatch(reached -> reached.startsWith("judge.") && !SHOWN.contains(reached)));
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void theProductKeepsTheRule(Rule rule) {
        rule.rule.check(MAIN);
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void aPlantedViolationIsSeen(Rule rule) {
        JavaClasses planted = new ClassFileImporter().importClasses(rule.planted);

        assertThat(rule.rule.evaluate(planted).hasViolation()).isTrue();
    }

    @Test
    void aPlantedArrowIsSeen() {
        HousePlan plan = HousePlan.of(List.of(
                "| package | uses | holds |",
                "|---|---|---|",
                "| base.kernel | | |",
                "| base.database | | |",
                "| planted | | |"));

        assertThat(plan.violations(new ClassFileImporter().importClasses(Arrow.class)))
                .singleElement()
                .asString()
                .startsWith("planted may not use base.database");
    }

    @Test
    void theScanSeesEveryFileOfTheProduct() throws IOException {
        try (Stream<java.nio.file.Path> files = Files.walk(java.nio.file.Path.of("src/main/java"))) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .sorted()
                    .toList();

            assertThat(MAIN.stream().filter(JavaClass::isTopLevelClass).map(type -> type.getSimpleName() + ".java"))
                    .containsExactlyInAnyOrderElementsOf(names);
        }
    }
}
