package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.judge.judging.TestJudge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Proves three packages again, others for each commit, so that nobody writes a proof by hand. */
@Tag("sandbox")
class SampledProofsTest {
    private static final int SAMPLE = 3;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> packagesThatTheCommitDrawsAreProvedAsRecorded() throws IOException {
        return ProvedAgain.tests(drawn(OurPackages.readings(), lot(Path.of(""))), JUDGE.workshop());
    }

    @Test
    void anotherCommitDrawsOthers() {
        List<PackageReading> all = OurPackages.readings();
        assertThat(drawn(all, "one"))
                .hasSize(SAMPLE)
                .isEqualTo(drawn(all, "one"))
                .isNotEqualTo(drawn(all, "two"));
    }

    private static List<PackageReading> drawn(List<PackageReading> all, String lot) {
        return all.stream()
                .sorted(Comparator.comparing((PackageReading reading) -> hash(lot, reading.name())))
                .limit(SAMPLE)
                .toList();
    }

    private static String hash(String lot, String name) {
        return ContentHash.parts().add(lot).add(name).build().hex();
    }

    /** The commit that is checked out; outside of git what is recorded. */
    private static String lot(Path checkout) throws IOException {
        return commit(checkout)
                .orElseGet(() -> OurPackages.all().stream()
                        .map(problem -> RecordedProof.read(problem.root())
                                .map(RecordedProof::text)
                                .orElse(""))
                        .reduce("", String::concat));
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
}
