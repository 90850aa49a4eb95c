package dev.grundy.web.cache;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An endpoint whose page is the same for all guests who ask alike: it is kept for a moment (see
 * {@link GuestPages}). It may depend on the address, the language and what {@link GuestAsks} names, and on nothing else that
 * a request brings. Asking for it may change nothing.
 */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface KeptForGuests {}
