package dev.grundy.openid;

import dev.grundy.web.LocalAddress;
import java.util.Optional;

/**
 * For what a browser was sent to a provider.
 *
 * @param provider its name
 * @param account  who wants to link an identity; empty where somebody wants to sign in
 * @param next     where they wanted to go
 */
public record Question(String provider, Optional<Long> account, LocalAddress next) {}
