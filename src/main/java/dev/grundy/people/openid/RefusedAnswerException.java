package dev.grundy.people.openid;

import dev.grundy.base.kernel.SingleLine;
import org.jspecify.annotations.Nullable;

/** A provider's answer lets nobody in; the message is one line for the operator and holds no secret. */
public final class RefusedAnswerException extends Exception {
    private static final long serialVersionUID = 1L;
    /** Text from elsewhere stays one line, and a short one. */
    private static final int LONGEST = 300;

    private final ProviderFault fault;

    RefusedAnswerException(ProviderFault fault, String why) {
        this(fault, why, null);
    }

    RefusedAnswerException(ProviderFault fault, String why, @Nullable Throwable cause) {
        super(SingleLine.of(why, LONGEST), cause);
        this.fault = fault;
    }

    /** Somebody else signed in at the provider than the one who was to show who they are. */
    public static RefusedAnswerException other(Provider provider) {
        return new RefusedAnswerException(ProviderFault.OTHER, provider.name() + ": somebody else is there");
    }

    /** For a browser that has asked nothing, at least not this provider, or has been answered. */
    public static RefusedAnswerException notAsked(Provider provider) {
        return new RefusedAnswerException(
                ProviderFault.NOT_ASKED, provider.name() + ": this browser waits for no answer");
    }

    public ProviderFault fault() {
        return fault;
    }
}
