package dev.grundy.judge.compile;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The program that {@link WarmJavac} runs in a cell: a Java compiler that stays warm. It depends on nothing but the JDK,
 * because its class files alone are shown to the cell.
 *
 * <p>Protocol, on standard input and output, as {@link java.io.DataOutputStream} writes it. A byte, {@link #WARM}, tells that requests are
 * answered from now on. A request is a list of files (a
 * count, then for each its name in modified UTF-8, the number of its bytes, the bytes). The answer begins with a byte (0 compiled, 1 errors, 2
 * the compiler itself failed). Then come what the compiler said (a number of bytes, UTF-8), and the list of class files.
 * End of input ends the program.
 */
public final class CompileServer {
    static final byte COMPILED = 0;
    static final byte ERRORS = 1;
    static final byte FAILED = 2;
    static final byte WARM = 3;

    private static final int MOST_FILES = 1_000;
    private static final int LARGEST_FILE = 64 << 20;
    /** Generated code nests deeply, and javac is recursive. */
    private static final long STACK_BYTES = 64L << 20;

    private static final int WARM_UP_ROUNDS = 30;
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-encoding", "UTF-8");
    private static final String WARM_UP = """
            import java.io.*;
            import java.util.*;
            import java.util.stream.*;

            public class WarmUp {
                record Edge(int from, int to) implements Comparable<Edge> {
                    public int compareTo(Edge other) { return Integer.compare(to, other.to); }
                }
                sealed interface Shape permits Round, Flat {}
                record Round(double radius) implements Shape {}
                record Flat() implements Shape {}
                static <T extends Comparable<T>> T largest(List<T> all) {
                    T best = null;
                    for (T one : all) if (best == null || one.compareTo(best) > 0) best = one;
                    return best;
                }
                public static void main(String[] args) throws IOException {
                    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                    StringTokenizer words = new StringTokenizer(in.readLine());
                    int n = Integer.parseInt(words.nextToken());
                    long[][] table = new long[n][n];
                    Map<String, List<Integer>> map = new TreeMap<>();
                    ArrayDeque<int[]> queue = new ArrayDeque<>();
                    PriorityQueue<Edge> heap = new PriorityQueue<>(Comparator.comparing(Edge::to).reversed());
                    for (int i = 0; i < n; i++) {
                        map.computeIfAbsent("k" + i % 3, key -> new ArrayList<>()).add(i);
                        queue.add(new int[] {i, i + 1});
                        heap.add(new Edge(i, n - i));
                    }
                    Shape shape = n > 2 ? new Round(n) : new Flat();
                    String text = switch (shape) {
                        case Round(double r) when r > 3 -> String.format("%.2f", r);
                        case Round round -> "small";
                        case Flat flat -> "flat";
                    };
                    StringBuilder out = new StringBuilder(text);
                    while (!queue.isEmpty()) {
                        int[] pair = queue.poll();
                        out.append(pair[0]).append(' ').append(table[0][pair[0]] ^ pair[1]).append('\\n');
                    }
                    System.out.println(IntStream.range(0, n).mapToObj(Integer::toString).collect(Collectors.joining(",")));
                    System.out.print(out.append(largest(new ArrayList<>(heap))));
                }
            }
            """;

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files =
            compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    private final DataInputStream in;
    private final DataOutputStream out;

    private CompileServer(DataInputStream in, DataOutputStream out) {
        this.in = in;
        this.out = out;
    }

    public static void main(String[] args) throws Exception {
        OutputStream answers = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        CompileServer server = new CompileServer(
                new DataInputStream(new BufferedInputStream(System.in, 1 << 16)), new DataOutputStream(answers));
        FutureTask<Boolean> work = new FutureTask<>(server::serve);
        new Thread(null, work, "compile", STACK_BYTES).start();
        work.get();
    }

    private boolean serve() throws IOException {
        files.setLocation(StandardLocation.CLASS_PATH, List.of()); // else sources could use this very program
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            compile(Map.of("WarmUp.java", WARM_UP.getBytes(StandardCharsets.UTF_8)));
        }
        out.writeByte(WARM);
        out.flush();
        while (true) {
            Map<String, byte[]> sources;
            try {
                sources = readFiles(in);
            } catch (EOFException e) {
                return true;
            }
            Answer answer = answer(sources);
            out.writeByte(answer.status());
            writeBytes(out, answer.said().getBytes(StandardCharsets.UTF_8));
            writeFiles(out, answer.classes());
            out.flush();
        }
    }

    private record Answer(byte status, String said, Map<String, byte[]> classes) {}

    /** A compiler that runs out of stack or memory has failed, regardless of the source. */
    private Answer answer(Map<String, byte[]> sources) {
        try {
            return compile(sources);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new Answer(FAILED, e.toString(), Map.of());
        }
    }

    private Answer compile(Map<String, byte[]> sources) {
        StringWriter said = new StringWriter();
        MadeFiles made = new MadeFiles(files);
        List<JavaFileObject> units = new ArrayList<>();
        sources.forEach((name, content) -> units.add(new Unit(name, content)));
        boolean ok = compiler.getTask(said, made, null, OPTIONS, null, units).call();
        String text = said.toString();
        boolean broke = !ok
                && (text.contains("An exception has occurred in the compiler")
                        || text.contains("The system is out of resources"));
        return new Answer(ok ? COMPILED : broke ? FAILED : ERRORS, text, made.classes());
    }

    /**
     * Waits for the first byte of such a program.
     *
     * @throws IOException if it ends before, or writes another
     */
    static void awaitWarm(InputStream fromProgram) throws IOException {
        int first = fromProgram.read();
        if (first != WARM) {
            throw new IOException(first < 0 ? "it ended before it was warm" : "its first byte is " + first);
        }
    }

    static Map<String, byte[]> readFiles(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > MOST_FILES) {
            throw new IOException("a list of " + count + " files");
        }
        Map<String, byte[]> files = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            String name = in.readUTF();
            files.put(name, readBytes(in));
        }
        return files;
    }

    static byte[] readBytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LARGEST_FILE) {
            throw new IOException("a file of " + length + " bytes");
        }
        byte[] content = in.readNBytes(length);
        if (content.length < length) {
            throw new EOFException("a file was cut off");
        }
        return content;
    }

    static void writeFiles(DataOutputStream out, Map<String, byte[]> files) throws IOException {
        out.writeInt(files.size());
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            out.writeUTF(file.getKey());
            writeBytes(out, file.getValue());
        }
    }

    private static void writeBytes(DataOutputStream out, byte[] content) throws IOException {
        out.writeInt(content.length);
        out.write(content);
    }

    /** A source in memory. */
    private static final class Unit extends SimpleJavaFileObject {
        private final String name;
        private final String content;

        Unit(String name, byte[] content) {
            super(URI.create("memory:///" + name.replaceAll("[^A-Za-z0-9_/.-]", "_")), Kind.SOURCE);
            this.name = name;
            this.content = new String(content, StandardCharsets.UTF_8);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
        }

        /** As messages show it. */
        @Override
        public String getName() {
            return name;
        }

        /** A public class must stand in a file of its name. */
        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE
                    && (name.equals(simpleName + ".java") || name.endsWith("/" + simpleName + ".java"));
        }
    }

    /** Keeps class files in memory. */
    private static final class MadeFiles extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();

        MadeFiles(JavaFileManager files) {
            super(files);
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            outputs.forEach((name, content) -> classes.put(name, content.toByteArray()));
            return classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            String name = className.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replaceAll("[^A-Za-z0-9_/.-]", "_")), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream output = new ByteArrayOutputStream();
                    outputs.put(name, output);
                    return output;
                }
            };
        }
    }
}
