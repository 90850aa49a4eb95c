package dev.grundy.web.frame;

import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts that no database can hold, or that are too long for anything, wherever somebody who is signed in can write. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class HostileTextTest {
    private static final String PROBLEM = "stones-one-three-four";

    /** As the escapes of a JSON text. */
    private static final List<String> JSON_TEXTS = List.of(
            "\\u0000", "a\\u0000b", "\\ud800", "\\udc00\\ud800", "\\uffff", "'; drop table account; --", aMebibyte());

    /** Percent-encoded: NUL, half a surrogate pair, no UTF-8, one that begins as text and is broken off. */
    private static final List<String> FORM_TEXTS =
            List.of("%00", "a%00b", "%ED%A0%80", "%FF%FE", "%E2%82", "%EF%BF%BF", "%27%3B--", aMebibyte());

    @Inject
    Catalogue catalogue;

    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        OwnProblems.loadInto(catalogue);
        ada = Visit.signedIn();
    }

    @Test
    void ofTheApiAreRefused() {
        Map<String, String> fine = Map.of("problem", PROBLEM, "language", "python", "source", "print(1)");
        SoftAssertions all = new SoftAssertions();
        for (String text : JSON_TEXTS) {
            for (String field : fine.keySet()) {
                List<String> members = new ArrayList<>();
                fine.forEach((name, value) ->
                        members.add("\"" + name + "\":\"" + (name.equals(field) ? text : value) + "\""));
                Response answer = ada.request()
                        .contentType("application/json")
                        .body("{" + String.join(",", members) + "}")
                        .post("/api/v1/submissions");
                // As a source, some of these are texts: what they are not is a fault of ours.
                all.assertThat(answer.statusCode())
                        .as(field + ": " + shown(text))
                        .isBetween(201, 499);
            }
        }
        all.assertAll();
    }

    @Test
    void ofFormsAreRefused() {
        SoftAssertions all = new SoftAssertions();
        for (Form form : forms()) {
            for (String text : FORM_TEXTS) {
                for (String field : form.fields()) {
                    all.assertThat(post(form, field, text).statusCode())
                            .as(form.address() + " " + field + "=" + shown(text))
                            .isBetween(200, 499);
                }
            }
        }
        all.assertAll();
    }

    @Test
    void ofAddressesAreRefused() {
        SoftAssertions all = new SoftAssertions();
        for (String text : FORM_TEXTS) {
            String part = text.length() > 100 ? text.substring(0, 3000) : text;
            addresses(part)
                    .forEach(address -> all.assertThat(ada.get(address).statusCode())
                            .as(shown(address))
                            .isBetween(200, 499));
        }
        all.assertAll();
    }

    private static Stream<String> addresses(String text) {
        return Stream.of(
                        "/problems/?",
                        "/problems?text=?",
                        "/problems?topic=?",
                        "/problems?difficulty=?",
                        "/problems?tier=?",
                        "/problems?status=?",
                        "/problems?tag=?",
                        "/problems?after=?",
                        "/problems/random?text=?",
                        "/problems/?/editorial",
                        "/problems/?/submit",
                        "/problems/" + PROBLEM + "/submit?from=?",
                        "/problems/" + PROBLEM + "/statement/?",
                        "/submissions?before=?",
                        "/submissions/?",
                        "/api/v1/submissions?before=?",
                        "/api/v1/submissions/?",
                        "/sign-in?return=?")
                .map(address -> address.replaceFirst("\\?(?=$|/)", text).replaceFirst("=\\?", "=" + text));
    }

    private record Form(String address, List<String> fields) {}

    private static List<Form> forms() {
        return List.of(
                new Form("/sign-in", List.of("name", "password", "return")),
                new Form("/register", List.of("name", "password", "return")),
                new Form("/account/password", List.of("current", "password")),
                new Form("/theme", List.of("theme", "return")),
                new Form("/problems/" + PROBLEM + "/submit", List.of("language", "source")),
                new Form("/problems/" + PROBLEM + "/unlock", List.of("x")));
    }

    private Response post(Form form, String field, String text) {
        StringBuilder body = new StringBuilder("other=x");
        form.fields()
                .forEach(name -> body.append('&').append(name).append('=').append(name.equals(field) ? text : "x"));
        return ada.request()
                .header("Content-Type", "application/x-www-form-urlencoded")
                .body(body.toString())
                .post(form.address());
    }

    private static String aMebibyte() {
        return "x".repeat(1 << 20);
    }

    private static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
