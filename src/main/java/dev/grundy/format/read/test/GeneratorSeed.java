package dev.grundy.format.read.test;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The number that {@code {seed}} of a command in generators.yaml stands for. */
public final class GeneratorSeed {
    private static final BigInteger SEEDS = BigInteger.ONE.shiftLeft(31);

    private GeneratorSeed() {}

    /**
     * As BAPCtools computes it, so that its packages and ours have the same tests. It is the SHA-512 of salt, repetition and
     * command as a number, modulo 2^31.
     *
     * @param repetition 0 for a test of its own or the first of {@code count}
     */
    public static long of(String salt, int repetition, String command) {
        String text = salt + (repetition > 0 ? ":" + repetition : "") + command.trim();
        try {
            byte[] digest = MessageDigest.getInstance("SHA-512").digest(text.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, digest).mod(SEEDS).longValue();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform must offer SHA-512", e);
        }
    }
}
