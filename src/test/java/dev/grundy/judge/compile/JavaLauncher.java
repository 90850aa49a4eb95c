package dev.grundy.judge.compile;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;

/**
 * What {@code java FILE.java} does, for many files in one JVM: it needs
 * {@code --add-exports jdk.compiler/com.sun.tools.javac.launcher=ALL-UNNAMED}. Prints a line for each file: what its main printed, or {@code refuses}.
 */
public final class JavaLauncher {
    private JavaLauncher() {}

    public static void main(String[] files) throws ReflectiveOperationException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Class<?> launcher = Class.forName("com.sun.tools.javac.launcher.SourceLauncher");
        Constructor<?> make = launcher.getConstructor(PrintStream.class);
        Method run = launcher.getMethod("run", String[].class, String[].class);
        for (String file : files) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Object java =
                    make.newInstance(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
            out.println(
                    starts(run, java, file)
                            ? printed.toString(StandardCharsets.UTF_8).strip()
                            : "refuses");
        }
    }

    private static boolean starts(Method run, Object java, String file) throws ReflectiveOperationException {
        try {
            run.invoke(java, new String[0], new String[] {file});
            return true;
        } catch (InvocationTargetException e) {
            if (e.getCause().getClass().getSimpleName().equals("Fault")) {
                return false;
            }
            throw e;
        }
    }
}
