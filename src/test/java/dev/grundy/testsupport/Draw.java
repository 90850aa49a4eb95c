package dev.grundy.testsupport;

import dev.grundy.base.kernel.ContentHash;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;

/** Draws some of many. The same lot always draws the same ones, and another lot others. */
public record Draw(String lot) {
    /** By the commit that is checked out. Outside of git by the other text. */
    public static Draw byCommit(Path checkout, String otherwise) throws IOException {
        return new Draw(commit(checkout).orElse(otherwise));
    }

    private static Optional<String> commit(Path checkout) throws IOException {
        FileRepositoryBuilder builder =
                new FileRepositoryBuilder().findGitDir(checkout.toAbsolutePath().toFile());
        if (builder.getGitDir() == null) {
            return Optional.empty();
        }
        try (Repository repository = builder.build()) {
            return Optional.ofNullable(repository.resolve("HEAD")).map(ObjectId::name);
        }
    }

    /** At most so many, in an order that says nothing. */
    public <T> List<T> from(List<T> all, int count, Function<T, String> name) {
        return all.stream()
                .sorted(Comparator.comparing((T one) -> hash(name.apply(one))))
                .limit(count)
                .toList();
    }

    private String hash(String name) {
        return ContentHash.parts().add(lot).add(name).build().hex();
    }
}
