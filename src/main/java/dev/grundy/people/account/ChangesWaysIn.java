package dev.grundy.people.account;

import dev.grundy.people.credential.StepUpInterceptor;
import dev.grundy.people.security.SecurityEvent;
import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An endpoint that changes an account's ways in, or a page with the form for it. It answers a page or a response. {@link StepUpInterceptor}
 * lets nobody through who has a second factor and has not shown it in the last ten minutes.
 */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ChangesWaysIn {
    /** Page on which the person goes on afterwards; empty where the endpoint's own address has one. */
    @Nonbinding
    String back() default "";

    /** The event in the security log for a form that was refused. */
    @Nonbinding
    SecurityEvent refused() default SecurityEvent.SECOND_FACTOR_REFUSED;

    /** Whether the form itself takes a code: another one before it would use that code up. */
    @Nonbinding
    boolean takesCode() default false;
}
