package dev.grundy.submission.run.asker;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.web.limit.CountedAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Who has something run: whose it is afterwards, and who is counted for it. */
public sealed interface Asker {
    /** What all guests together are counted for. */
    ContentHash GUESTS = hash("runs of guests");

    /** As the table has it. */
    String key();

    /** What limits count. */
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
