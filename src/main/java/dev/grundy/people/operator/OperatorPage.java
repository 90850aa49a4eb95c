package dev.grundy.people.operator;

import java.util.Locale;

/** A page that the operator of a site may write. */
public enum OperatorPage {
    TERMS,
    PRIVACY,
    IMPRINT,
    CONTACT;

    /** In addresses and names of files. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String getAddress() {
        return OperatorPages.PATH + "/" + code();
    }
}
