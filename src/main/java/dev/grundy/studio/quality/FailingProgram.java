package dev.grundy.studio.quality;

import dev.grundy.base.kernel.Verdict;

/**
 * A program that the fixed tests accept, and the input on which it fails.
 *
 * @param submission its number
 * @param sender     name of the person who sent it
 * @param verdict    on that input
 * @param version    number of the problem's version that judged it
 * @param input      excerpt, as {@code answer}, the right one
 */
record FailingProgram(
        long submission,
        String sender,
        String language,
        Verdict verdict,
        int version,
        CounterexampleSource source,
        String input,
        String answer) {}
