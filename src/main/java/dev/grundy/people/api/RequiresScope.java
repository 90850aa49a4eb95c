package dev.grundy.people.api;

import dev.grundy.people.api.token.Scope;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which scope an endpoint of the API asks of a token: any one of these. A person signed in by the browser's cookie has all. An
 * endpoint of the API without it is open to no token, unless it is open to everybody.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface RequiresScope {
    Scope[] value();
}
