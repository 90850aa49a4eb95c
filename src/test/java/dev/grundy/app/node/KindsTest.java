package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.EveryKind;
import dev.grundy.testsupport.MainClasses;
import dev.grundy.testsupport.MigratedDatabase;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a new kind of work must have: see the recipe in CONTRIBUTING.md. */
class KindsTest {
    /** The kinds are constants of the repositories that write what comes of them; findings share one. */
    private final List<JavaField> kinds = MainClasses.stream()
            .flatMap(type -> type.getFields().stream())
            .filter(field -> field.getRawType().isEquivalentTo(Kind.class))
            .filter(field -> field.getModifiers().contains(com.tngtech.archunit.core.domain.JavaModifier.STATIC))
            .toList();

    @Test
    void eachKindHasAHandlerThatJudgeNodesUse() {
        List<JavaClass> handlers = MainClasses.stream()
                .filter(type -> type.getPackageName().startsWith(JudgeDuties.class.getPackageName()))
                .filter(type -> type.isAssignableTo(Handler.class))
                .toList();
        Set<JavaClass> made = MainClasses.all().get(JudgeDuties.class).getConstructorCallsFromSelf().stream()
                .map(JavaConstructorCall::getTargetOwner)
                .collect(Collectors.toSet());

        assertThat(handlers)
                .hasSize(kinds.size() + 1)
                .allMatch(made::contains)
                .map(JavaClass::getSimpleName)
                .contains("FindingHandler");
    }

    @Test
    void eachFindingHasAnExperiment() {
        assertThat(MainClasses.all().get(Experiment.class).getFieldAccessesFromSelf().stream()
                        .filter(access -> access.getTargetOwner().isEquivalentTo(FindingKind.class))
                        .map(JavaFieldAccess::getName)
                        .distinct())
                .containsExactlyInAnyOrder(
                        Arrays.stream(FindingKind.values()).map(Enum::name).toArray(String[]::new));
    }

    @Test
    void theTestsOfTheQueueRunOverEachKind() {
        assertThat(Stream.concat(
                        kinds.stream().map(KindsTest::name),
                        Arrays.stream(FindingKind.values()).map(FindingKind::code)))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        EveryKind.KINDS.stream().map(Kind::name).toList());
    }

    @Test
    void eachKindIsNamedWhereTheDatabaseExplainsIt() {
        String comment = Sql.of("""
                        select col_description(attrelid, attnum) as comment from pg_attribute
                        where attrelid = 'work'::regclass and attname = 'kind'""").on(MigratedDatabase.create()).one(row -> row.getString("comment"));
        assertThat(List.of(comment.split("\\W+")))
                .containsAll(EveryKind.KINDS.stream().map(Kind::name).toList());
    }

    private static String name(JavaField kind) {
        try {
            return ((Kind) kind.reflect().get(null)).name();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the kind " + kind.getFullName() + " must be public", e);
        }
    }
}
