package dev.grundy.testsupport.run;

import java.time.Duration;

/**
 * A part of a run of all tests, as the launcher timed it.
 *
 * @param cpu of all its processes, browsers and servers among them
 * @param starts 2 where the bundler ended the first one before any class did; 0 if no lane took it
 * @param exitCode of the build tool; 0 if all went well
 */
record Phase(String name, Duration wall, Duration cpu, int starts, int exitCode) {
    /** Reads what the launcher writes: name, wall time and CPU time in ms, starts, exit code. */
    static Phase ofLine(String line) {
        String[] fields = line.split(" ");
        return new Phase(
                fields[0],
                Duration.ofMillis(Long.parseLong(fields[1])),
                Duration.ofMillis(Long.parseLong(fields[2])),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]));
    }
}
