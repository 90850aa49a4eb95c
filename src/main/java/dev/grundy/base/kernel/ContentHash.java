package dev.grundy.base.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The SHA-256 of some bytes, as 64 lower-case hexadecimal digits: equal hashes stand for equal contents. */
public record ContentHash(String hex) {
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    public ContentHash {
        if (!SHA_256.matcher(hex).matches()) {
            throw new IllegalArgumentException("a content hash is 64 lower-case hexadecimal digits, got '" + hex + "'");
        }
    }

    public static ContentHash of(byte[] content) {
        return builder().add(content).build();
    }

    /** Starts the hash of one content that comes in pieces. */
    public static Builder whole() {
        return builder();
    }

    /** Starts a hash over several parts; each part is hashed with its length, so that no two lists of parts collide. */
    public static Builder parts() {
        return new Builder(true);
    }

    private static Builder builder() {
        return new Builder(false);
    }

    @Override
    public String toString() {
        return hex;
    }

    /** Collects what is to be hashed. Not safe for use by several threads. */
    public static final class Builder {
        private final MessageDigest digest;
        private final boolean delimited;

        private Builder(boolean delimited) {
            this.delimited = delimited;
            try {
                this.digest = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java platform must offer SHA-256", e);
            }
        }

        public Builder add(byte[] part) {
            if (delimited) {
                digest.update((part.length + ":").getBytes(StandardCharsets.US_ASCII));
            }
            digest.update(part);
            return this;
        }

        public Builder add(String part) {
            return add(part.getBytes(StandardCharsets.UTF_8));
        }

        public ContentHash build() {
            return new ContentHash(HexFormat.of().formatHex(digest.digest()));
        }
    }
}
