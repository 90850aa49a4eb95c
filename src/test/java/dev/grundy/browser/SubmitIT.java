package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./grundy submit} against a running node that judges. */
@ExtendWith(OneSite.class)
class SubmitIT {
    private static final String RIGHT = "problems/GMT-001/submissions/accepted/solution.cpp";
    private static final String WRONG = "problems/GMT-001/submissions/wrong_answer/parity.js";

    @TempDir
    Path directory;

    private final Site site;
    private Visit ada;
    private String token;

    SubmitIT(Site site) {
        this.site = site;
    }

    @BeforeEach
    void somebodyWithAToken() {
        ada = Visit.asGuest();
        String name = site.newcomer();
        ada.submit("/sign-in", Map.of("name", name, "password", Visit.password()))
                .then()
                .statusCode(303);
        token = Program.tokenOf(ada, "days-30", "submissions:write");
    }

    @Test
    void anAcceptedProgramIsExitCode0AndTellsHowItWent() throws Exception {
        try (Product submit = submit(token, "GMT-001", RIGHT)) {
            assertThat(submit.exitCode()).isZero();
            assertThat(submit.output())
                    .contains("/submissions/", "AC: stones-one-three-four")
                    .doesNotContain("\r")
                    .doesNotContain(token);
        }
    }

    @Test
    void aWrongOneIsExitCode1AndShowsItsFirstFailure() throws Exception {
        try (Product submit = submit(token, "stones-one-three-four", WRONG)) {
            assertThat(submit.exitCode()).isEqualTo(1);
            assertThat(submit.output()).contains("First failure: ", "Input:", "Expected:", "WA: stones-one-three-four");
        }
    }

    @Test
    void whatCannotBeSentIsOneLineAndExitCode2() throws Exception {
        Path unnamed = Files.writeString(directory.resolve("program"), "x");
        refused("tells no language of the server", submit(token, "GMT-001", unnamed.toString()));
        refused("There is no such problem", submit(token, "GMT-999", RIGHT));
        ada.submit("/account/tokens/revoke", Map.of());
        refused("The token was revoked.", submit(token, "GMT-001", RIGHT));
    }

    private static void refused(String why, Product submit) throws Exception {
        try (submit) {
            assertThat(submit.exitCode()).isEqualTo(2);
            assertThat(submit.output().strip().lines().filter(line -> line.startsWith("grundy: ")))
                    .singleElement()
                    .asString()
                    .contains(why);
        }
    }

    private Product submit(String token, String problem, String source) throws IOException {
        return Product.start(
                Map.of("GRUNDY_TOKEN", token), List.of("submit", problem, source, "--server", site.home()));
    }
}
