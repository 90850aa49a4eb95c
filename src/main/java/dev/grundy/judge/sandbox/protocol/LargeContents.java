package dev.grundy.judge.sandbox.protocol;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Store;
import java.util.List;

/** Keeps requests small: what a command brings beyond a bounded number of bytes is put into the store, and named in the request. Thread-safe. */
public record LargeContents(Store store) {
    /** The room for all contents of a request together; its words and names find room beside them. */
    static final int MOST_INLINE_BYTES = Protocol.MAX_MESSAGE_BYTES / 4;

    /** The same command, whose contents fit into a request. */
    public Command stored(Command command) {
        Room room = new Room();
        Stdin stdin = switch (command.stdin()) {
            case Stdin.From(Content content) -> Stdin.of(room.place(content));
            case Stdin.Empty _, Stdin.Channel _ -> command.stdin();
        };
        List<Placed> files = command.files().stream()
                .map(file -> new Placed(file.name(), room.place(file.content()), file.executable()))
                .toList();
        return command.withStdin(stdin).withFiles(files);
    }

    /** The remaining room in one request. */
    private final class Room {
        private int left = MOST_INLINE_BYTES;

        Content place(Content content) {
            if (!(content instanceof Content.Bytes(byte[] bytes))) {
                return content;
            }
            if (bytes.length > left) {
                return store.put(bytes);
            }
            left -= bytes.length;
            return content;
        }
    }
}
