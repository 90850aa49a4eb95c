package dev.grundy.testsupport.run;

import dev.grundy.testsupport.run.ClassRun.Red;
import dev.grundy.testsupport.run.ClassRun.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes a {@link ClassRun} for each class that ends into the file that {@code test.times} names, and nothing without it.
 * JUnit finds it by {@code META-INF/services}. Expects the classes of a JVM to run one after the other.
 */
public final class ClassTimes implements TestExecutionListener {
    private static final String FILE = System.getProperty("test.times", "");
    /** Each of them says that a class takes long, and why. */
    private static final Set<String> TAGS = Set.of("sandbox", "slow", "all");

    private static final String PHASE = System.getProperty("test.phase", "tests");

    private TestPlan plan;
    private Start start;
    private int tests;
    private final List<Red> red = new ArrayList<>();

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
        if (isTopLevelClass(identifier)) {
            start = Start.now();
            tests = 0;
            red.clear();
        }
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        tests += identifier.isTest() ? 1 : 0;
        if (result.getStatus() == Status.FAILED) {
            red.add(new Red(
                    name(identifier), result.getThrowable().map(String::valueOf).orElse("")));
        }
        if (isTopLevelClass(identifier)) {
            write(ClassRun.since(start, PHASE, name(identifier), tests, isTagged(identifier), red));
        }
    }

    private static void write(ClassRun run) {
        if (FILE.isEmpty()) {
            return;
        }
        try {
            Files.writeString(Path.of(FILE), run.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot note the time of " + run.className() + " in " + FILE, e);
        }
    }

    private static boolean isTagged(TestIdentifier identifier) {
        return identifier.getTags().stream().map(TestTag::getName).anyMatch(TAGS::contains);
    }

    private boolean isTopLevelClass(TestIdentifier identifier) {
        return isClass(identifier)
                && plan.getParent(identifier).filter(ClassTimes::isClass).isEmpty();
    }

    private static boolean isClass(TestIdentifier identifier) {
        return identifier.getSource().orElse(null) instanceof ClassSource;
    }

    private static String name(TestIdentifier identifier) {
        return identifier.getSource().map(ClassTimes::name).orElse(identifier.getDisplayName());
    }

    private static String name(TestSource source) {
        return switch (source) {
            case ClassSource type -> type.getClassName();
            case MethodSource method -> method.getClassName() + "#" + method.getMethodName();
            default -> source.toString();
        };
    }
}
