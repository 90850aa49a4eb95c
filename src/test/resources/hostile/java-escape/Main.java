import java.nio.file.*;
import java.util.*;

public class Main {
    public static void main(String[] arguments) throws Exception {
        for (String path : List.of("/g/store", "/proc/1/environ", "/root", "/etc/shadow", "/var/lib")) {
            try {
                Path target = Path.of(path);
                System.out.println(path + " " + (Files.isDirectory(target) ? Files.list(target).count() : Files.readAllBytes(target).length));
            } catch (java.io.IOException | java.io.UncheckedIOException e) {
                continue;
            }
        }
        ProcessHandle.of(1).ifPresent(runner -> runner.destroyForcibly());
        System.out.println(new String(new ProcessBuilder("/bin/sh", "-c", "kill -9 1; echo contained").start().getInputStream().readAllBytes()).strip());
        try {
            new java.net.Socket("127.0.0.1", 5432);
            System.out.println("connected");
        } catch (java.io.IOException e) {
            System.out.println("no network");
        }
    }
}
