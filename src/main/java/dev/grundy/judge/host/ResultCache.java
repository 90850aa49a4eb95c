package dev.grundy.judge.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.sandbox.command.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Small results under the hash of everything they depend on, so that nothing is computed twice. One JSON file each below {@code root}; an entry never
 * changes, so a lost or unreadable one is only computed again. Safe for use by many threads and processes.
 */
public final class ResultCache {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final Path root;

    public ResultCache(Path root) {
        this.root = root;
    }

    /** The result under a key; empty if there is none of this form. */
    public <T> Optional<T> find(ContentHash key, Class<T> type) {
        Path place = place(key);
        try {
            return Store.noteUse(place)
                    ? Optional.of(JSON.readValue(Files.readAllBytes(place), type))
                    : Optional.empty();
        } catch (NoSuchFileException | JsonProcessingException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the cached result " + place, e);
        }
    }

    /** The result under a key; made and kept if there is none. Two who ask at once may both make it. */
    public <T> T remember(ContentHash key, Class<T> type, Supplier<T> make) {
        return remember(key, type, known -> true, make);
    }

    /**
     * As {@link #remember(ContentHash, Class, Supplier)}, where not every result holds: it needs something else to be there, or another try may say
     * more.
     *
     * @param holds asked of a kept result and of a new one, which is only kept if it holds
     */
    public <T> T remember(ContentHash key, Class<T> type, Predicate<T> holds, Supplier<T> make) {
        return find(key, type).filter(holds).orElseGet(() -> {
            T made = make.get();
            if (holds.test(made)) {
                put(key, made);
            }
            return made;
        });
    }

    public void put(ContentHash key, Object result) {
        Path place = place(key);
        try {
            Files.createDirectories(place.getParent());
            Path draft = Files.createTempFile(place.getParent(), "new-", ".json");
            Files.write(draft, JSON.writeValueAsBytes(result));
            Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the cached result " + place, e);
        }
    }

    private Path place(ContentHash key) {
        return root.resolve(key.hex().substring(0, 2)).resolve(key.hex().substring(2) + ".json");
    }
}
