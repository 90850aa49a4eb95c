package dev.grundy.testsupport.run;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks a class of tests that runs in {@code ./grundy test --all} only. It is about rare, large or slow things, and a
 * short one keeps its core in {@code ./grundy test}.
 */
@Tag("all")
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface AllOnly {
    /** The reason, in one line. */
    String value();
}
