package dev.grundy.people.account;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** A browser showing its token. */
final class SignInRequest extends BaseAuthenticationRequest {
    private final SecretToken token;

    SignInRequest(SecretToken token) {
        this.token = token;
    }

    SecretToken token() {
        return token;
    }
}
