package dev.grundy.studio.publication;

/** Texts that authors and admins write in forms of the studio: to each other about a publication, and names of people. */
public final class RequestText {
    static final int LONGEST = 4_000;

    private RequestText() {}

    /** As it is kept: lines end as everywhere here, and characters that no database takes are replaced. */
    public static String of(String typed) {
        return typed.replace("\r\n", "\n").replace("\0", "\uFFFD").strip();
    }

    static boolean fits(String text) {
        return text.length() <= LONGEST;
    }
}
