package dev.grundy.testsupport.http;

import static org.assertj.core.api.Assertions.assertThat;

/** What an answer must be; each question fails with all of the answer. */
public final class Check {
    private final Response response;

    Check(Response response) {
        this.response = response;
    }

    public Check statusCode(int expected) {
        assertThat(response.statusCode()).as(() -> "status of\n" + response).isEqualTo(expected);
        return this;
    }

    /** The answer that was as it must be. */
    public Response extract() {
        return response;
    }
}
