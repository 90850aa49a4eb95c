package dev.grundy.submission.worker;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** What a node is called in the queue and on the status page: unique per process, and telling where it is. */
final class NodeName {
    private NodeName() {}

    static String ofThisProcess() {
        ProcessHandle process = ProcessHandle.current();
        // A process number comes back after a while; together with the time of its start it does not.
        long start = process.info().startInstant().map(instant -> instant.getEpochSecond()).orElse(0L);
        return host() + "/" + process.pid() + "/" + Long.toString(start, Character.MAX_RADIX);
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unnamed host";
        }
    }
}
