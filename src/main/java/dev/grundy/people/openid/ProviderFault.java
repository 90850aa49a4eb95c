package dev.grundy.people.openid;

import java.util.Locale;

/** Why a provider's answer lets nobody in. */
public enum ProviderFault {
    /** The person who was asked there said no, or went back. */
    CANCELLED("openid-cancelled"),
    /** This browser asked no such thing: another did, or it is too long ago, or it was answered already. */
    NOT_ASKED("openid-not-asked"),
    /** It says nothing, says it too late, or its words cannot be understood. */
    UNREACHABLE("openid-unreachable"),
    /** It refused the request. */
    DECLINED("openid-declined"),
    /** The answer about a person is not proven to be from the provider, for this site and for this sign-in. */
    UNPROVEN("openid-unproven"),
    /** Somebody was to sign in there anew, and it does not say that they did. */
    STALE("openid-stale"),
    /** It is somebody else there than the one who was to show who they are. */
    OTHER("openid-other");

    private final String messageKey;

    ProviderFault(String messageKey) {
        this.messageKey = messageKey;
    }

    /** Of a line for the refused person, with the provider's label. */
    public String messageKey() {
        return messageKey;
    }

    /** Such as {@code not-asked}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
