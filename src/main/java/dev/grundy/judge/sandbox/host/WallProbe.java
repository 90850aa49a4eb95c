package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Which walls bubblewrap can build on this host.
 *
 * @param walls     the way to build walls that works here
 * @param complete  whether all walls stood
 * @param complaint the message of bubblewrap when it could not build them all
 */
record WallProbe(Optional<Walls> walls, boolean complete, String complaint) {
    static final WallProbe NOT_MADE = new WallProbe(Optional.empty(), false, "could not be tried");

    private static final int PROBE_SECONDS = 10;

    /** All walls for users who can build them; else what can be built without a network of its own. */
    static WallProbe of(Path bubblewrap) {
        List<Walls> ways = runsAsRoot() ? List.of(Walls.ROOT, Walls.USER_NAMESPACE) : List.of(Walls.USER_NAMESPACE);
        String complaint = "";
        for (Set<Wall> without : List.of(Set.<Wall>of(), Set.of(Wall.NETWORK))) {
            for (Walls way : ways) {
                Attempt attempt = attempt(bubblewrap, way, without);
                if (attempt.stood()) {
                    return new WallProbe(Optional.of(way), without.isEmpty(), complaint);
                }
                complaint = attempt.complaint();
            }
        }
        return new WallProbe(Optional.empty(), false, complaint);
    }

    private static boolean runsAsRoot() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        } catch (IOException e) {
            return false;
        }
    }

    private record Attempt(boolean stood, String complaint) {}

    /** Builds walls around a program that does nothing. */
    private static Attempt attempt(Path bubblewrap, Walls walls, Set<Wall> without) {
        var command = new ArrayList<>(List.of(bubblewrap.toString()));
        command.addAll(Bubblewrap.isolation(walls, without));
        command.addAll(List.of("--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true"));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            boolean ended = process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
            return new Attempt(ended && process.exitValue() == 0, said);
        } catch (IOException e) {
            return new Attempt(false, e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Attempt(false, "interrupted");
        }
    }
}
