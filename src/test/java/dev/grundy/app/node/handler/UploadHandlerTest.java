package dev.grundy.app.node.handler;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Named.named;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Steps;
import dev.grundy.format.image.Photos;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadReport.FaultJson;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.UploadedFile;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.Zips;
import dev.grundy.testsupport.Zips.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a node finds in uploaded zips. */
class UploadHandlerTest {
    /** Nobody else's file. */
    private static final Path OUTSIDE =
            Path.of("/tmp/grundy-outside-" + ProcessHandle.current().pid());

    private static final Path SOURCES = Path.of("src/test/resources");
    private static final int SYMBOLIC_LINK = 0120777;
    private static final int PIPE = 0010644;
    private static final int CENTRAL_ENTRY = 0x02014b50;
    private static final int FLAGS_AT = 8;
    private static final int UNPACKED_SIZE_AT = 24;

    @TempDir
    Path directory;

    private final QueueSituation situation = QueueSituation.withOneProblem(MigratedDatabase.createAddress());
    private final UploadRepository uploads = new UploadRepository(situation.database(), situation.queue());
    private final List<String> told = new CopyOnWriteArrayList<>();
    private Duration longest = Duration.ofMinutes(1);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "packages/legacy-scoring  | ICPC/Kattis problem package, legacy",
                "packages/draft           | ICPC/Kattis problem package, 2023-07-draft",
                "packages/ours            | ICPC/Kattis problem package, 2025-09",
                "exchange/polygon         | Polygon full package",
                "exchange/dmoj            | DMOJ problem data",
                "exchange/library-checker | library-checker problem"
            })
    void aPackageOfEachFormatIsReadAndItsFilesAreKept(String source, String format) throws InterruptedException {
        UploadReport report = read(source.endsWith("dmoj") ? dmoj() : Zips.ofDirectory(SOURCES.resolve(source)));

        assertThat(report.format()).isEqualTo(format);
        assertThat(report.errors()).isEmpty();
        assertThat(report.readable()).isTrue();
        assertThat(report.name()).isNotBlank();
        assertThat(kept()).contains("problem.yaml");
        assertThat(upload().kept().files()).isEqualTo(kept().size());
        assertThat(situation.text("select count(*) as value from upload_part where upload_id = :id", last()))
                .as("the files hold all of it")
                .isEqualTo("0");
        assertThat(told).first().asString().contains("FETCH");
        assertThat(told).last().asString().contains("KEEP");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aWriteUpComesAloneOrInAZipWithItsPictures() throws IOException, InterruptedException {
        Path document = SOURCES.resolve("writeup/documents/ABC-201-jars-on-a-shelf.md");
        situation.upload(Files.readAllBytes(document), "../My jars.MD", situation.person("ben"));
        UploadReport alone =
                finish(situation.claim(UploadRepository.KIND, "node").orElseThrow());

        assertThat(alone.format()).isEqualTo("write-up in markdown");
        assertThat(alone.name()).isEqualTo("ABC-201");
        assertThat(alone.faults()).isEmpty();
        assertThat(alone.losses())
                .anyMatch(loss -> loss.startsWith("missing: the generator"))
                .anyMatch(loss -> loss.startsWith("missing: the picture ../images/ABC-201/shelf.svg"))
                .noneMatch(loss -> loss.startsWith("taken: "));
        assertThat(kept())
                .contains(
                        "submissions/accepted/solution.cpp",
                        "attachments/original/My-jars.md",
                        "attachments/original/import.txt");

        UploadReport zipped = read(Zips.of(
                Entry.of("jars.md", Files.readString(document)),
                Entry.of("shelf.svg", Files.readString(SOURCES.resolve("writeup/images/ABC-201/shelf.svg")))));
        assertThat(zipped.name()).isEqualTo("ABC-201");
        assertThat(kept()).contains("statement/shelf.svg");
    }

    @Test
    void aWriteUpThatIsNoneSaysFileLineAndCure() throws InterruptedException {
        situation.upload("---\ntitle: [\n---\n".getBytes(UTF_8), "x.md", situation.person("ada"));
        UploadReport report =
                finish(situation.claim(UploadRepository.KIND, "node").orElseThrow());

        assertThat(report.readable()).isFalse();
        assertThat(report.faults())
                .anySatisfy(fault -> assertThat(fault.place()).startsWith("x.md:"))
                .allSatisfy(fault -> assertThat(fault.cure()).isNotBlank());
        assertThat(kept()).isEmpty();
    }

    @Test
    void aPackageWithErrorsIsKeptToBeMendedWithFileLineAndCure() throws InterruptedException {
        UploadReport report = read(Zips.of(
                Entry.of("problem.yaml", "problem_format_version: 2025-09\nname: x\nlimits:\n  time_limit: many\n")));

        assertThat(report.readable()).isFalse();
        assertThat(report.errors())
                .anySatisfy(fault -> assertThat(fault.place()).isEqualTo("problem.yaml:4"))
                .allSatisfy(fault -> assertThat(fault.cure()).isNotBlank());
        assertThat(kept()).containsExactly("problem.yaml");
        assertThat(situation.text("select count(*) as value from upload_part where upload_id = :id", last()))
                .isEqualTo("1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "init.yml   | test_cases: [a.in]   | init.yml:1   | a map is expected",
                "problem.xml| <problem><judging>   | problem.xml:1| this is no XML",
                "info.toml  | title = 'x' = 1      | info.toml:1  | this is not TOML"
            })
    void aPackageOfOthersThatCannotBeConvertedSaysFileLineAndCure(String file, String text, String place, String found)
            throws InterruptedException {
        UploadReport report = read(Zips.of(Entry.of(file, text)));

        assertThat(report.readable()).isFalse();
        FaultJson fault = report.faults().getFirst();
        assertThat(fault.place()).isEqualTo(place);
        assertThat(fault.found()).contains(found);
        assertThat(fault.cure()).isNotBlank();
        assertThat(kept()).isEmpty();
    }

    @Test
    void picturesAreWrittenAnewAndThoseThatCannotBeAreNamed() throws InterruptedException {
        byte[] photo = Photos.join(Photos.withExif(Photos.of("jpeg", 40, 20), 6), new byte[] {'P', 'K', 3, 4});
        UploadReport report = read(Zips.of(
                Entry.of("problem.yaml", "problem_format_version: 2025-09\nname: x\n"),
                picture("statement/a.jpg", photo),
                picture("statement/bomb.png", Photos.saidToBe(65_535, 65_535)),
                picture("data/secret/1.files/a.jpg", photo)));

        assertThat(kept())
                .contains("statement/a.jpg", "data/secret/1.files/a.jpg")
                .doesNotContain("statement/bomb.png");
        assertThat(content("statement/a.jpg")).doesNotContain("GPS");
        assertThat(content("data/secret/1.files/a.jpg")).contains("GPS");
        assertThat(report.faults())
                .filteredOn(fault ->
                        fault.place().startsWith("statement/") && fault.place().matches(".*\\.(jpg|png).*"))
                .singleElement()
                .satisfies(fault -> assertThat(fault.place() + " " + fault.found())
                        .contains("statement/bomb.png", "65535 × 65535 pixels"));
    }

    @Test
    void aProblemWithItsCommonBesideItIsFoundDeepInTheZip() throws InterruptedException {
        List<Entry> entries =
                new ArrayList<>(Zips.entries(SOURCES.resolve("exchange/library-checker"), "all/math/sum/"));
        entries.add(Entry.of("all/common/testlib.h", "// a header\n"));
        assertThat(read(Zips.of(entries)).format()).isEqualTo("library-checker problem");
        assertThat(kept()).contains("output_validator/testlib.h");
    }

    static Stream<Arguments> attacks() {
        List<Entry> many = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            many.add(Entry.of("p/" + i, ""));
        }
        byte[] zeros = new byte[1 << 20];
        List<Entry> bomb = new ArrayList<>(List.of(Entry.of("init.yml", "archive: data.zip\n")));
        for (int i = 0; i < 130; i++) {
            bomb.add(new Entry("data/" + i, zeros, entry -> entry.setUnixMode(0100644)));
        }
        byte[] inner = Zips.of(bomb);
        byte[] plain = Zips.of(Entry.of("problem.yaml", "name: x\n"));
        byte[] damaged = Zips.ofDirectory(SOURCES.resolve("packages/ours"));
        Arrays.fill(damaged, 200, 400, (byte) 7);
        return Stream.of(
                attack("no zip", "PK, but no zip".getBytes(UTF_8), "no zip archive"),
                attack("nothing", new byte[] {1}, "no zip archive"),
                attack("an empty zip", Zips.of(), "none of the formats"),
                attack("half a zip", Arrays.copyOf(plain, plain.length / 2), "no zip archive"),
                attack("a damaged zip", damaged, "damaged"),
                attack("damaged contents", damagedContents(), "is not what was packed"),
                attack("10,000 files", Zips.of(many), "more than 5000 files"),
                attack("a bomb", Zips.of(bomb), "unpacks to more than 128 MiB"),
                attack(
                        "a bomb in a zip",
                        Zips.of(Entry.of("init.yml", "archive: data.zip\n"), new Entry("data.zip", inner, entry -> {})),
                        "unpacks to more than 128 MiB"),
                attack("a zip in a zip", Zips.of(new Entry("inner.zip", plain, entry -> {})), "none of the formats"),
                attack("4 GiB declared", patched(plain.clone(), UNPACKED_SIZE_AT, 0xfffffff0), "more than 128 MiB"),
                attack("encrypted", patched(plain.clone(), FLAGS_AT, 1), "without a password"),
                attack("up", Zips.of(Entry.of("p/../../../.." + OUTSIDE, "x")), "which leads out of it"),
                attack(
                        "up on Windows",
                        replaced(Zips.of(Entry.of("p|..|..|x", "x")), (byte) '|', (byte) '\\'),
                        "which leads out of it"),
                attack("absolute", Zips.of(Entry.of("/etc/cron.d/x", "x")), "the absolute path /etc/cron.d/x"),
                attack("absolute on Windows", Zips.of(Entry.of("C:/x", "x")), "the absolute path C:/x"),
                attack(
                        "a backslash",
                        replaced(Zips.of(Entry.of("p|problem.yaml", "x")), (byte) '|', (byte) '\\'),
                        "with a backslash"),
                attack("NUL", Zips.of(Entry.of("problem.yaml\0.png", "x")), "control character"),
                attack("a newline", Zips.of(Entry.of("a\nb", "x")), "control character"),
                attack(
                        "a link",
                        Zips.of(new Entry("a", "/etc/passwd".getBytes(UTF_8), e -> e.setUnixMode(SYMBOLIC_LINK))),
                        "a symbolic link"),
                attack(
                        "a pipe",
                        Zips.of(new Entry("a", new byte[0], entry -> entry.setUnixMode(PIPE))),
                        "neither a file nor a directory"),
                attack("twice", Zips.of(Entry.of("a/b", "x"), Entry.of("a//b", "y")), "a/b twice"),
                attack("file and directory", Zips.of(Entry.of("a", "x"), Entry.of("a/b", "y")), "as a directory"),
                attack("a path without end", Zips.of(Entry.of("a/".repeat(450) + "x", "x")), "451 directories"),
                attack("a long name", Zips.of(Entry.of("a".repeat(2000), "x")), "a path of 2000 characters"),
                attack("another encoding", renamed(plain.clone()), "not in UTF-8"));
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void whatIsNoPackageIsRefusedWithItsReasonAndLeavesNothing(byte[] zip, String found) throws InterruptedException {
        UploadReport report = read(zip);

        assertThat(report.readable()).isFalse();
        assertThat(report.faults()).hasSize(1);
        FaultJson fault = report.faults().getFirst();
        assertThat(fault.found() + "; " + fault.cure()).contains(found).doesNotContain(directory.toString());
        assertThat(fault.cure()).isNotBlank();
        assertThat(kept()).isEmpty();
        assertThat(directory).isEmptyDirectory();
        assertThat(OUTSIDE).doesNotExist();
    }

    /** Its archive would be unpacked into the directory above. */
    @Test
    void anArchiveInAnArchiveWhoseNameIsADirectoryAboveStaysBelow() throws InterruptedException {
        String input = OUTSIDE.getFileName() + ".in";
        byte[] data = Zips.of(Entry.of(input, "1\n"), Entry.of("1.out", "1\n"));
        UploadReport report = read(Zips.of(
                Entry.of("init.yml", "archive: ...zip\ntest_cases:\n  - {in: " + input + ", out: 1.out}\n"),
                new Entry("...zip", data, entry -> {})));

        assertThat(report.format()).isEqualTo("DMOJ problem data");
        assertThat(Path.of(System.getProperty("java.io.tmpdir"), input)).doesNotExist();
    }

    @Test
    void aFileLargerThanMayBeKeptIsNamedAndNothingIsKept() throws InterruptedException {
        List<Entry> entries = new ArrayList<>(List.of(
                Entry.of("problem.yaml", "problem_format_version: 2025-09\nname: x\n"),
                new Entry("data/secret/1.in", new byte[17 << 20], entry -> entry.setUnixMode(0100644))));
        UploadReport report = read(Zips.of(entries));

        assertThat(report.errors()).anySatisfy(fault -> {
            assertThat(fault.file()).isEqualTo("data/secret/1.in");
            assertThat(fault.found()).isEqualTo("the file has more than 16 MiB");
        });
        assertThat(kept()).isEmpty();
    }

    @Test
    void whatTakesTooLongIsGivenUpAndSaysSo() throws InterruptedException {
        longest = Duration.ZERO;
        UploadReport report = read(Zips.ofDirectory(SOURCES.resolve("packages/ours")));

        assertThat(report.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.found()).contains("takes longer than"));
        assertThat(kept()).isEmpty();
    }

    @Test
    void aSecondTryKeepsNothingOfTheFirst() throws InterruptedException {
        situation.upload(Zips.ofDirectory(SOURCES.resolve("packages/ours")), "a.zip", situation.person("ada"));
        Claim first = situation.claim(UploadRepository.KIND, "node").orElseThrow();
        uploads.task(first.lease());
        uploads.keep(first.lease(), new UploadedFile("left-over.txt", new byte[] {1}, false));
        assertThatThrownBy(() -> uploads.keep(first.lease(), new UploadedFile("../x", new byte[] {1}, false)))
                .isInstanceOf(DatabaseException.class);
        situation.queue().giveBack(first.lease());
        finish(situation.claim(UploadRepository.KIND, "node").orElseThrow());

        assertThat(kept()).contains("problem.yaml").doesNotContain("left-over.txt");
        assertThatThrownBy(() -> uploads.keep(first.lease(), new UploadedFile("x", new byte[] {1}, false)))
                .as("the lease is lost")
                .isInstanceOf(DatabaseException.class);
    }

    private UploadReport read(byte[] zip) throws InterruptedException {
        situation.upload(zip, "../../My pack\u00e4ge.zip", situation.person("ada"));
        return finish(situation.claim(UploadRepository.KIND, "node").orElseThrow());
    }

    private UploadReport finish(Claim claim) throws InterruptedException {
        UploadHandler handler =
                new UploadHandler(uploads, CompileCheck.NONE, new UploadHandler.Setting(directory, longest));
        assertThat(situation.queue().finish(claim.lease(), handler.work(claim, new Told())))
                .isTrue();
        return ResultJson.read(
                situation.text("select report as value from upload where id = :id", claim.subject()),
                UploadReport.class);
    }

    private Upload upload() {
        return uploads.list(Optional.empty(), 1).getFirst();
    }

    private long last() {
        return upload().id();
    }

    private static Entry picture(String path, byte[] bytes) {
        return new Entry(path, bytes, entry -> entry.setUnixMode(0100644));
    }

    private String content(String path) {
        return uploads.files(last()).stream()
                .filter(file -> file.path().equals(path))
                .map(file -> new String(file.content(), ISO_8859_1))
                .findFirst()
                .orElseThrow();
    }

    private List<String> kept() {
        return uploads.files(last()).stream().map(UploadedFile::path).toList();
    }

    /** Its data are an archive of their own. */
    private static byte[] dmoj() {
        byte[] data = Zips.of(Stream.of("a.1.in", "a.1.out", "b.1.in", "b.1.out", "b.2.in", "b.2.out")
                .map(name -> Entry.of(name, "1\n"))
                .toList());
        return Zips.of(Entry.of("init.yml", read("exchange/dmoj/init.yml")), new Entry("data.zip", data, entry -> {}));
    }

    private static String read(String file) {
        try {
            return Files.readString(SOURCES.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stored, so that what is changed is no fault of the packing. */
    private static byte[] damagedContents() {
        byte[] content = "name: QQQQ\n".getBytes(UTF_8);
        CRC32 sum = new CRC32();
        sum.update(content);
        return replaced(
                Zips.of(new Entry("problem.yaml", content, entry -> {
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(content.length);
                    entry.setCrc(sum.getValue());
                })),
                (byte) 'Q',
                (byte) 'R');
    }

    private static byte[] replaced(byte[] zip, byte from, byte to) {
        for (int i = 0; i < zip.length; i++) {
            if (zip[i] == from) {
                zip[i] = to;
            }
        }
        return zip;
    }

    private static Arguments attack(String name, byte[] zip, String found) {
        Named<byte[]> named = named(name, zip);
        return Arguments.of(named, found);
    }

    /** Another number in every entry of the archive's directory. */
    private static byte[] patched(byte[] zip, int at, int value) {
        ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i + UNPACKED_SIZE_AT + 4 <= zip.length; i++) {
            if (bytes.getInt(i) == CENTRAL_ENTRY) {
                if (at == FLAGS_AT) {
                    bytes.putShort(i + at, (short) (bytes.getShort(i + at) | value));
                } else {
                    bytes.putInt(i + at, value);
                }
            }
        }
        return zip;
    }

    /** The name's first letter is a byte that UTF-8 does not have. */
    private static byte[] renamed(byte[] zip) {
        byte[] name = "problem.yaml".getBytes(UTF_8);
        for (int i = 0; i + name.length <= zip.length; i++) {
            if (Arrays.equals(Arrays.copyOfRange(zip, i, i + name.length), name)) {
                zip[i] = (byte) 0xff;
            }
        }
        return zip;
    }

    private final class Told implements Steps {
        @Override
        public void at(String phase, Supplier<String> progress) {
            told.add(progress.get());
        }

        @Override
        public void giveWay() {
            throw new AssertionError("somebody waits for it");
        }
    }
}
