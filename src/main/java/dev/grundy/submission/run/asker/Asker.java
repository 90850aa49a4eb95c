package dev.grundy.submission.run.asker;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.web.limit.CountedAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The account or guest who asks for a run: its owner afterwards, and the one that limits count. */
public sealed interface Asker {
    /** The key under which all guests together are counted. */
    ContentHash GUESTS = hash("runs of guests");

    /** As the table has it. */
    String key();

    /** The key that limits count. */
    ContentHash countedFor();

    /** Empty for a guest. */
    Optional<Long> account();

    /** Somebody signed in. */
    record Member(long accountId) implements Asker {
        @Override
        public String key() {
            return "account/" + accountId;
        }

        @Override
        public ContentHash countedFor() {
            return hash(key());
        }

        @Override
        public Optional<Long> account() {
            return Optional.of(accountId);
        }
    }

    /** A browser that nobody is signed in with; limits count its block of addresses, since cookies are for nothing. */
    record Guest(GuestToken token, CountedAddress address) implements Asker {
        @Override
        public String key() {
            return token.key();
        }

        @Override
        public ContentHash countedFor() {
            return hash("runs from " + address);
        }

        @Override
        public Optional<Long> account() {
            return Optional.empty();
        }
    }

    private static ContentHash hash(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
