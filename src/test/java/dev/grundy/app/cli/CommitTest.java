package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.StoredConfig;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;
import picocli.CommandLine;

/** What {@code ./grundy commit} writes into a checkout, and what it refuses. */
class CommitTest {
    private static final int REFUSED = 2;

    @TempDir
    Path checkout;

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final PGSimpleDataSource database = new PGSimpleDataSource();
    private final StringWriter said = new StringWriter();
    private Git git;
    private Path problems;

    @BeforeEach
    void aProblemAndACheckout() throws IOException, GitAPIException {
        database.setUrl(address.jdbcUrl());
        database.setUser(address.user());
        database.setPassword(address.password());
        Sql.of("insert into working_copy (name, revision, changed_at) values ('ABC-001', 7, now())")
                .on(database)
                .update();
        write("problem.yaml", "name: First\n", false);
        write("data/secret/run.sh", "#!/bin/sh\n", true);
        git = Git.init().setDirectory(checkout.toFile()).call();
        StoredConfig config = git.getRepository().getConfig();
        config.setString("user", null, "name", "Ada");
        config.setString("user", null, "email", "ada@example.org");
        config.setBoolean("commit", null, "gpgsign", false);
        config.save();
        problems = Files.createDirectories(checkout.resolve("problems"));
        Files.writeString(checkout.resolve("readme"), "mine\n");
        git.add().addFilepattern("readme").call();
        git.commit().setMessage("begin").call();
    }

    @AfterEach
    void close() {
        git.close();
    }

    @Test
    void theProblemIsCommittedAsItStandsAndNothingElse() throws IOException, GitAPIException {
        Files.writeString(checkout.resolve("readme"), "changed\n");
        git.add().addFilepattern("readme").call();

        assertThat(commit("ABC-001")).isEqualTo(ExitCode.FINE.value());

        assertThat(said.toString()).contains("committed ", "revision 7 of ABC-001");
        assertThat(log()).containsExactly("ABC-001: revision 7 of the studio", "begin");
        assertThat(committed())
                .containsExactly(
                        "100755 problems/ABC-001/data/secret/run.sh",
                        "100644 problems/ABC-001/problem.yaml",
                        "100644 readme");
        assertThat(Files.readString(problems.resolve("ABC-001/problem.yaml"))).isEqualTo("name: First\n");
        assertThat(git.status().call().getChanged()).as("stays staged").containsExactly("readme");
    }

    @Test
    void whatTheProblemHasNoMoreGoesAndWhatIsHiddenStays() throws IOException, GitAPIException {
        commit("ABC-001");
        Files.writeString(problems.resolve("ABC-001/.gitattributes"), "* text\n");
        git.add().addFilepattern("problems").call();
        git.commit().setMessage("attributes").call();
        Sql.of("delete from working_file where path = 'data/secret/run.sh'")
                .on(database)
                .update();
        write("data/secret", "now a file\n", false);
        write(".git/config", "[core]\n", false);

        assertThat(commit("ABC-001", "-m", "fewer files")).isEqualTo(ExitCode.FINE.value());

        assertThat(log()).startsWith("fewer files");
        assertThat(committed())
                .containsExactly(
                        "100644 problems/ABC-001/.gitattributes",
                        "100644 problems/ABC-001/data/secret",
                        "100644 problems/ABC-001/problem.yaml",
                        "100644 readme");
        assertThat(problems.resolve("ABC-001/.git")).doesNotExist();
    }

    @Test
    void twiceIsOnce() throws GitAPIException {
        commit("ABC-001");
        assertThat(commit("ABC-001")).isEqualTo(ExitCode.FINE.value());
        assertThat(said.toString()).contains("revision 7 already");
        assertThat(log()).hasSize(2);
    }

    @Test
    void whatIsNotCommittedIsNotLost() throws IOException, GitAPIException {
        commit("ABC-001");
        Path mine = problems.resolve("ABC-001/problem.yaml");
        Files.writeString(mine, "name: Mine\n");
        Path other = Files.writeString(problems.resolve("ABC-001/notes"), "mine\n");

        assertThat(commit("ABC-001")).isEqualTo(REFUSED);

        assertThat(said.toString())
                .contains("not committed yet", "problems/ABC-001/notes, problems/ABC-001/problem.yaml");
        assertThat(Files.readString(mine)).isEqualTo("name: Mine\n");
        assertThat(other).exists();
        assertThat(log()).hasSize(2);
    }

    @Test
    void nothingIsWrittenThroughALink(@TempDir Path elsewhere) throws IOException, GitAPIException {
        Files.createSymbolicLink(problems.resolve("ABC-001"), elsewhere);
        git.add().addFilepattern("problems").call();
        git.commit().setMessage("a link").call();
        assertThat(commit("ABC-001")).isEqualTo(REFUSED);
        assertThat(said.toString()).contains("is a link");
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void whatGitIgnoresIsSaid() throws IOException, GitAPIException {
        Files.writeString(checkout.resolve(".gitignore"), "*.sh\n");
        assertThat(commit("ABC-001")).isEqualTo(REFUSED);
        assertThat(said.toString()).contains("git ignores problems/ABC-001/data/secret/run.sh");
        assertThat(log()).containsExactly("begin");
    }

    @Test
    void unknownProblemsAndPlacesWithoutGitAreRefused(@TempDir Path plain) {
        assertThat(commit("ABC-002")).isEqualTo(REFUSED);
        assertThat(said.toString()).contains("no problem 'ABC-002'; changed last were ABC-001");
        problems = plain;
        assertThat(commit("ABC-001")).isEqualTo(REFUSED);
        assertThat(said.toString()).contains("lies in no git checkout");
        problems = plain.resolve("nowhere");
        assertThat(commit("ABC-001")).isEqualTo(REFUSED);
        assertThat(said.toString()).contains("cannot use");
    }

    private void write(String path, String text, boolean executable) {
        Sql.of("""
                insert into working_file (working_copy_id, path, content, executable, revision, changed_at)
                select id, :path, decode(:text, 'hex'), :executable, revision, now() from working_copy""")
                .on(database)
                .with("path", path)
                .with("text", HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)))
                .with("executable", executable)
                .update();
    }

    private int commit(String... arguments) {
        String url = address.jdbcUrl()
                .replaceFirst("jdbc:postgresql://", "postgresql://" + address.user() + ":" + address.password() + "@");
        CommandLine line = new CommandLine(new Commit(Map.of("GRUNDY_DATABASE_URL", url)))
                .setExecutionExceptionHandler(Grundy.inOneLine())
                .setOut(new PrintWriter(said, true))
                .setErr(new PrintWriter(said, true));
        String[] all = new String[arguments.length + 2];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[arguments.length] = "--into";
        all[arguments.length + 1] = problems.toString();
        return line.execute(all);
    }

    private List<String> log() throws GitAPIException {
        return StreamSupport.stream(git.log().call().spliterator(), false)
                .map(RevCommit::getFullMessage)
                .toList();
    }

    private List<String> committed() throws IOException {
        ObjectId tree = git.getRepository().resolve("HEAD^{tree}");
        try (TreeWalk walk = new TreeWalk(git.getRepository())) {
            walk.addTree(tree);
            walk.setRecursive(true);
            List<String> files = new ArrayList<>();
            while (walk.next()) {
                files.add(walk.getFileMode() + " " + walk.getPathString());
            }
            return files;
        }
    }
}
