package dev.grundy.web.frame;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An endpoint that changes something and stays open to somebody who is suspended: what keeps an account safe, what its owner takes
 * along, what ends. Questions are always open; everything else is shut without a word of its own.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface OpenToSuspended {}
