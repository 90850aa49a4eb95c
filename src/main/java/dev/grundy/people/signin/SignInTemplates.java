package dev.grundy.people.signin;

import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The form that every way of signing in shows again when it refuses. */
@CheckedTemplate(basePath = "people/signin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
public class SignInTemplates {
    private SignInTemplates() {}

    /** @param origin under which passkeys work */
    public static native TemplateInstance signIn(String name, LocalAddress returnTo, String origin, FormErrors errors);
}
