package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;

/** Reads the tiers that there can be a right to. */
final class PaidTier {
    private PaidTier() {}

    /** @throws UnusableException if there is none of that code */
    static Tier of(String code, String verb) {
        return Tier.ofCode(code)
                .filter(found -> found != Tier.FREE)
                .orElseThrow(() ->
                        new UnusableException("there is no tier '" + code + "' to " + verb + "; write basic or pro"));
    }
}
