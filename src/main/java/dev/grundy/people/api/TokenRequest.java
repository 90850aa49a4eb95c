package dev.grundy.people.api;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** A program showing a text that should be a token. */
final class TokenRequest extends BaseAuthenticationRequest {
    private final String text;

    TokenRequest(String text) {
        this.text = text;
    }

    /** As it came. */
    String text() {
        return text;
    }
}
