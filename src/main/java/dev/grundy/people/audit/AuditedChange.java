package dev.grundy.people.audit;

import java.util.Map;

/**
 * The values that a decision changed, by names such as {@code role}, each in the one language of logs. Nothing in it may be a secret, or
 * tell more of a person than the decision was about.
 *
 * @param before empty where there was nothing
 * @param after  empty where nothing is left
 */
public record AuditedChange(Map<String, String> before, Map<String, String> after) {
    /** Of a decision whose name says all. */
    public static final AuditedChange NONE = new AuditedChange(Map.of(), Map.of());

    public AuditedChange {
        before = Map.copyOf(before);
        after = Map.copyOf(after);
    }

    /** Of one value. */
    public static AuditedChange of(String name, String before, String after) {
        return new AuditedChange(Map.of(name, before), Map.of(name, after));
    }

    /** Of something that was not there before. */
    public static AuditedChange made(Map<String, String> after) {
        return new AuditedChange(Map.of(), after);
    }

    /** Of something that is not there any more. */
    public static AuditedChange ended(Map<String, String> before) {
        return new AuditedChange(before, Map.of());
    }
}
