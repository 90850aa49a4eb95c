package dev.grundy.app.bench.load;

import dev.grundy.base.database.Sql;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.PackageArchive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sql.DataSource;

/** Puts real problems, and somebody who solves them, into a benchmark's database. */
public final class BenchCatalogue {
    private static final Sql ACCOUNT = Sql.of("""
            insert into account (name, password_hash, role, must_change_password, created_at)
            values ('bench', '-', 'user', false, now()) returning id""");
    private static final Sql PROBLEM = Sql.of("""
            insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics, tags,
                                 premium, tier, published, created_at, updated_at)
            values (:name, :name, lower(:name), :name, '', 'Easy', 0, '{}', '{}', false, 'free', false, now(), now())
            returning id""");
    private static final Sql VERSION = Sql.of("""
            insert into package_version (problem_id, number, content_hash, archive, created_at)
            values (:problem, 1, :hash, :archive, now()) returning id""");
    private final DataSource database;

    public BenchCatalogue(DataSource database) {
        this.database = database;
    }

    /** A problem that programs are run and judged for. */
    public record Published(ProblemPackage problem, long id, long version) {
        /** The package's own accepted {@code solution} in that language. */
        public String accepted(Language language) {
            Path file = problem.root()
                    .resolve("submissions/accepted/solution."
                            + language.extensions().getFirst());
            try {
                return Files.readString(file);
            } catch (IOException e) {
                throw new UncheckedIOException("the benchmark needs the accepted solution " + file, e);
            }
        }
    }

    /** Answers its id. */
    public long addAccount() {
        return ACCOUNT.on(database).one(row -> row.getLong("id"));
    }

    public Published publish(Path directory) {
        ProblemPackage problem = new PackageReader().read(directory).orThrow();
        long id = PROBLEM.on(database).with("name", problem.name()).one(row -> row.getLong("id"));
        long version = VERSION.on(database)
                .with("problem", id)
                .with("hash", problem.hash().hex())
                .with("archive", PackageArchive.of(problem.root()))
                .one(row -> row.getLong("id"));
        return new Published(problem, id, version);
    }
}
