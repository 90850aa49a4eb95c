package dev.grundy.testsupport.run;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/** Marks a class of tests that takes over ten seconds and starts no cells. {@code ./grundy test --fast} leaves it out. */
@Tag("slow")
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Slow {
    /** The reason, in one line. */
    String value();
}
