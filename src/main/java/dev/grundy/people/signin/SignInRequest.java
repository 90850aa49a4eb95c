package dev.grundy.people.signin;

import dev.grundy.people.account.SecretToken;
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
