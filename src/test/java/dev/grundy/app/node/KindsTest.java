package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaField;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.testsupport.MainClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a new kind of work must have: see the recipe in CONTRIBUTING.md. */
class KindsTest {
    private static final String MAIN = "src/main/java/dev/grundy/";

    /** The kinds are constants of the repositories that write what comes of them. */
    private final List<JavaField> kinds = MainClasses.stream()
            .flatMap(type -> type.getFields().stream())
            .filter(field -> field.getRawType().isEquivalentTo(Kind.class))
            .filter(field -> field.getModifiers().contains(com.tngtech.archunit.core.domain.JavaModifier.STATIC))
            .toList();

    @Test
    void thereAreKinds() {
        assertThat(kinds).isNotEmpty();
    }

    @Test
    void eachKindHasAHandlerThatJudgeNodesUse() throws IOException {
        String duties = Files.readString(Path.of(MAIN + "app/node/JudgeDuties.java"));
        Set<String> handlers = MainClasses.stream()
                .filter(type -> type.getPackageName().equals("dev.grundy.app.node"))
                .filter(type -> type.isAssignableTo(Handler.class))
                .map(type -> type.getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(handlers)
                .hasSameSizeAs(kinds)
                .allSatisfy(handler -> assertThat(duties).contains("new " + handler + "("));
    }

    @Test
    void theTestsOfTheQueueRunOverEachKind() throws IOException {
        for (String test : List.of("WorkQueueTest", "WorkNodeTest", "FairShareTest")) {
            String text = Files.readString(Path.of("src/test/java/dev/grundy/base/queue/" + test + ".java"));
            assertThat(kinds)
                    .as(test)
                    .allSatisfy(
                            kind -> assertThat(text).contains(kind.getOwner().getSimpleName() + "." + kind.getName()));
        }
        String process = Files.readString(Path.of("src/test/java/dev/grundy/app/node/WorkerProcess.java"));
        assertThat(kinds)
                .as("whole processes are killed at work of each kind")
                .allSatisfy(
                        kind -> assertThat(process).contains(kind.getOwner().getSimpleName() + "." + kind.getName()));
    }

    @Test
    void eachKindIsNamedWhereTheDatabaseExplainsIt() throws IOException {
        try (Stream<Path> migrations = Files.list(Path.of("migrations"))) {
            String comments = migrations
                    .sorted()
                    .map(KindsTest::read)
                    .filter(text -> text.contains("comment on column work.kind"))
                    .reduce((earlier, later) -> later)
                    .orElseThrow();
            assertThat(kinds).allSatisfy(kind -> assertThat(comments).contains(name(kind)));
        }
    }

    private static String name(JavaField kind) {
        try {
            return ((Kind) kind.reflect().get(null)).name();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the kind " + kind.getFullName() + " must be public", e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
