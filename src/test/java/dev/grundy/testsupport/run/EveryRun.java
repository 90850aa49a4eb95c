package dev.grundy.testsupport.run;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a class of tests that finds out something else in each run, so that {@code ./grundy test} never leaves it out as recorded green. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface EveryRun {
    /** The reason, in one line. */
    String value();
}
