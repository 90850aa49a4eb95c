package dev.grundy.account;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** A browser showing its token. */
final class SignInRequest extends BaseAuthenticationRequest {
    private final SignInToken token;

    SignInRequest(SignInToken token) {
        this.token = token;
    }

    SignInToken token() {
        return token;
    }
}
