package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogueLoadedTest {
    @Test
    void aPackageIsFoundByWhatPeopleCallIt() {
        Path problems = Path.of("problems");
        ProblemPackage draws =
                PackageReader.ofServed().read(problems.resolve("GMT-017")).orThrow();
        CatalogueLoaded loaded = new CatalogueLoaded(problems, List.of(draws));
        assertThat(loaded.pack("GMT-017")).contains(draws);
        assertThat(loaded.pack("GMT-018")).isEmpty();
        assertThat(loaded.pack(draws.frontMatter().problemId())).isEmpty();
    }
}
