package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ConstantPoolBuilder;
import java.lang.constant.ConstantDescs;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Holds the choice of the class to start to {@code compile/java-starts.yaml}, and that file to the launcher of this JDK. */
class MainClassTest {
    private static final Path FORMS = Path.of("src/test/resources/compile/java-starts.yaml");
    private static final String REFUSES = "refuses";
    private static final Language JAVA = Languages.standard().find("java").orElseThrow();
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    @TempDir
    Path directory;

    /** One form of a file. */
    record Form(String name, String source, String java, Optional<String> here, Optional<String> says) {
        String expected() {
            return here.orElse(java);
        }

        SourceFile file() {
            return Source.single(JAVA, source).files().getFirst();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @SuppressWarnings("unchecked")
    static Stream<Form> forms() throws IOException {
        Map<String, Map<String, String>> forms = (Map<String, Map<String, String>>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(FORMS));
        return forms.entrySet().stream()
                .map(form -> new Form(
                        form.getKey(),
                        form.getValue().get("source"),
                        form.getValue().get("java"),
                        Optional.ofNullable(form.getValue().get("here")),
                        Optional.ofNullable(form.getValue().get("says"))));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void theJudgeStartsTheClassThatTheFormNames(Form form) throws IOException {
        String done = start(List.of(form.file()), form.file());
        if (form.expected().equals(REFUSES)) {
            assertThat(done).startsWith(REFUSES).contains(form.says().orElseThrow());
        } else {
            assertThat(done).isEqualTo(form.expected());
        }
    }

    /** A JVM for each file would take a second: all go through the launcher's own class in one. */
    @Test
    void theLauncherOfThisJdkDoesWhatTheFormsSayOfIt() throws IOException, InterruptedException {
        List<Form> forms = forms().toList();
        Map<String, String> expected = new LinkedHashMap<>();
        List<String> files = new ArrayList<>();
        for (Form form : forms) {
            Path file = Files.createDirectory(directory.resolve(form.name()))
                    .resolve(form.file().name());
            files.add(Files.writeString(file, form.source()).toString());
            expected.put(form.name(), form.java());
        }
        List<String> done = launch(files);
        assertThat(done).hasSameSizeAs(forms);
        Map<String, String> found = new LinkedHashMap<>();
        forms.forEach(form -> found.put(form.name(), done.get(found.size())));
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void theMainFileIsLookedAtFirst() throws IOException {
        SourceFile helper = file("Alone.java", "class Alone { public static void main(String[] args) {} }");
        SourceFile main = file("Solve.java", "class Part {} class Solve { public static void main(String[] args) {} }");
        assertThat(start(List.of(helper, main), main)).isEqualTo("Solve");
        assertThat(start(List.of(helper, main), helper)).isEqualTo("Alone");
    }

    @Test
    void anotherFileIsLookedAtWhereTheMainFileHasNoMain() throws IOException {
        SourceFile first = file("game/A.java", "package game; class A {}");
        SourceFile second = file("game/B.java", "package game; class B { void main() {} }");
        assertThat(start(List.of(first, second), first)).isEqualTo("game.B");
    }

    /** Two interfaces on each level extend both of the one below: 2^60 ways lead to the first. Made by hand, since javac takes each of them. */
    @Test
    void aLatticeOfInterfacesIsLookedThroughOnce() {
        Map<String, byte[]> classes = new TreeMap<>();
        classes.put("A0.class", type("A0", true, List.of()));
        classes.put("B0.class", type("B0", true, List.of()));
        for (int i = 1; i <= 60; i++) {
            for (String side : List.of("A", "B")) {
                List<String> below = List.of("A" + (i - 1), "B" + (i - 1));
                classes.put(side + i + ".class", type(side + i, true, below));
            }
        }
        classes.put("Main.class", type("Main", false, List.of("A60", "B60")));
        assertThat(MainClass.among(classes, List.of("Main")))
                .isEqualTo(new MainClass.Choice.Refusal(
                        "No class has a main method. Add a class with public static void main(String[] args)."));
    }

    private static byte[] type(String name, boolean isInterface, List<String> interfaces) {
        ConstantPoolBuilder pool = ConstantPoolBuilder.of();
        return ClassFile.of()
                .build(
                        pool.classEntry(pool.utf8Entry(name)),
                        pool,
                        type -> type.withFlags(
                                        isInterface
                                                ? ClassFile.ACC_INTERFACE | ClassFile.ACC_ABSTRACT
                                                : ClassFile.ACC_SUPER)
                                .withSuperclass(pool.classEntry(ConstantDescs.CD_Object))
                                .withInterfaces(interfaces.stream()
                                        .map(other -> pool.classEntry(pool.utf8Entry(other)))
                                        .toList()));
    }

    /** As the judge does it, but for the cell. */
    private String start(List<SourceFile> files, SourceFile main) throws IOException {
        StringWriter said = new StringWriter();
        Path classes = Files.createDirectories(directory.resolve("classes"));
        List<Path> paths = new ArrayList<>();
        for (SourceFile file : files) {
            Path path = directory.resolve("sources").resolve(file.name());
            Files.createDirectories(path.getParent());
            paths.add(Files.write(path, file.content()));
        }
        try (StandardJavaFileManager manager = JAVAC.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-cp", classes.toString(), "-d", classes.toString());
            boolean compiled = JAVAC.getTask(
                            said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(paths))
                    .call();
            if (!compiled) {
                return REFUSES + ": " + said;
            }
        }
        return switch (MainClass.among(contents(classes), TypeOrder.of(files, main))) {
            case MainClass.Choice.Start(String name) -> name;
            case MainClass.Choice.Refusal(String reason) -> REFUSES + ": " + reason;
        };
    }

    private static Map<String, byte[]> contents(Path classes) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(classes)) {
            files.filter(Files::isRegularFile).forEach(file -> {
                try {
                    contents.put(classes.relativize(file).toString(), Files.readAllBytes(file));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
        return contents;
    }

    private static List<String> launch(List<String> files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-exports",
                "jdk.compiler/com.sun.tools.javac.launcher=ALL-UNNAMED",
                "-cp",
                Path.of(JavaLauncher.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .getPath())
                        .toString(),
                JavaLauncher.class.getName()));
        command.addAll(files);
        Process java = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(java.waitFor()).isZero();
        return printed.lines().toList();
    }

    private static SourceFile file(String name, String text) {
        return new SourceFile(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
