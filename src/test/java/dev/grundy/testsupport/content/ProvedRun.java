package dev.grundy.testsupport.content;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.Draw;
import dev.grundy.testsupport.run.ClassRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Leaves out of a run what is recorded green with the same content. {@code leave-out DIRECTORY} writes three lists into
 * the directory of the run. {@code proved} are the classes that Surefire leaves out, {@code unproved} those that it runs
 * although they could be recorded; {@code contents} are those of both. {@code record DIRECTORY} renews the record by
 * these contents and by what the run says of each class.
 */
public final class ProvedRun {
    /** Classes of each kind that run although they are recorded: a record that somebody wrote by hand is found out. */
    static final int SAMPLE = 3;

    private static final String CONTENTS = "contents";

    private final Path record;
    private final Path directory;

    ProvedRun(Path record, Path directory) {
        this.record = record;
        this.directory = directory;
    }

    public static void main(String[] arguments) throws IOException {
        Path checkout = Path.of("").toAbsolutePath();
        ProvedRun run = new ProvedRun(checkout.resolve(ProvedClasses.FILE), Path.of(arguments[1]));
        if (arguments[0].equals("leave-out")) {
            TestContent content = new TestContent(checkout);
            run.leaveOut(
                    content.all(),
                    content::isForEveryRun,
                    content::kind,
                    Draw.byCommit(checkout, run.recorded().text()));
        } else {
            run.record();
        }
    }

    private ProvedClasses recorded() throws IOException {
        return ProvedClasses.read(record);
    }

    void leaveOut(
            SortedMap<String, ContentHash> contents,
            Predicate<String> isForEveryRun,
            Function<String, TestContent.Kind> kind,
            Draw draw)
            throws IOException {
        SortedMap<String, ContentHash> optional = new TreeMap<>(contents);
        optional.keySet().removeIf(isForEveryRun);
        ProvedClasses recorded = recorded();
        List<String> green = optional.keySet().stream()
                .filter(name -> recorded.has(name, contents.get(name)))
                .toList();
        Set<String> drawn = green.stream().collect(Collectors.groupingBy(kind)).values().stream()
                .flatMap(same -> draw.from(same, SAMPLE, name -> name).stream())
                .collect(Collectors.toSet());
        Files.createDirectories(directory);
        list("proved", green.stream().filter(name -> !drawn.contains(name)));
        list("unproved", optional.keySet().stream().filter(name -> !green.contains(name)));
        new ProvedClasses(optional).write(directory.resolve(CONTENTS));
    }

    private void list(String file, Stream<String> names) throws IOException {
        Files.write(directory.resolve(file), names.map(ProvedRun::file).toList());
    }

    /** As Surefire names it. */
    private static String file(String name) {
        return name.replace('.', '/') + ".java";
    }

    void record() throws IOException {
        List<ClassRun> runs = ClassRun.all(directory);
        Set<String> red = names(runs, run -> !run.red().isEmpty());
        Set<String> green = new TreeSet<>(names(runs, run -> run.tests() > 0));
        green.removeAll(red);
        recorded()
                .after(
                        green,
                        red,
                        ProvedClasses.read(directory.resolve(CONTENTS)).contents())
                .write(record);
    }

    private static Set<String> names(List<ClassRun> runs, Predicate<ClassRun> which) {
        return runs.stream().filter(which).map(ClassRun::className).collect(Collectors.toSet());
    }
}
