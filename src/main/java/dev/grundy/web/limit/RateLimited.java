package dev.grundy.web.limit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An endpoint that gives judges work. How much of that one person may have is counted where it is queued. How often it is asked for
 * from one address, by however many accounts, is counted here (see {@link RateLimitConfig}).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RateLimited {
    /** Whether guests are given work there, too; where they are not, they are not counted either. */
    boolean guests() default false;
}
