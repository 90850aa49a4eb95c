package dev.grundy.people.tier;

import dev.grundy.base.kernel.UnusableException;
import io.quarkus.runtime.Startup;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.util.regex.Pattern;

/** The person to ask for a tier. Templates ask {@code inject:operatorContact}. Thread-safe. */
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // settings that make no sense are refused before the node works
@Singleton
@Named("operatorContact")
public class OperatorContact {
    private static final Pattern WEB = Pattern.compile("https?://[^\\s\"<>]{1,500}");
    private static final Pattern MAIL = Pattern.compile("[^\\s@\"<>:]{1,100}@[^\\s@\"<>:]{1,200}");

    private final String configured;

    /** @throws UnusableException when that is neither a mail nor a web address */
    OperatorContact(TierConfig config) {
        this.configured = config.contact().orElse("").strip();
        if (isKnown() && !isMail() && !WEB.matcher(configured).matches()) {
            throw new UnusableException("grundy.tier.contact is '" + configured
                    + "': write a mail address such as judge@example.org, or a web address that begins with https://");
        }
    }

    /** Whether the operator said how to be reached. */
    public final boolean isKnown() {
        return !configured.isEmpty();
    }

    /** For a link. */
    public String getAddress() {
        return isMail() ? "mailto:" + configured : configured;
    }

    /** For people. */
    public String getText() {
        return configured;
    }

    private boolean isMail() {
        return MAIL.matcher(configured).matches();
    }
}
