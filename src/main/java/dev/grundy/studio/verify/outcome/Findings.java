package dev.grundy.studio.verify.outcome;

import dev.grundy.judge.host.JudgeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Collects the findings of one check. Safe for use by several threads. */
public final class Findings {
    private final Check check;
    private final List<CheckFinding> findings = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Long> figures = Collections.synchronizedMap(new LinkedHashMap<>());
    private final AtomicInteger looked = new AtomicInteger();

    public Findings(Check check) {
        this.check = check;
    }

    /** Something was checked, whether or not anything was found. */
    public void looked() {
        looked.incrementAndGet();
    }

    public void add(Status status, String found, String cure) {
        findings.add(new CheckFinding(status, found, cure));
    }

    public void error(String found, String cure) {
        add(Status.ERROR, found, cure);
    }

    public void warning(String found, String cure) {
        add(Status.WARNING, found, cure);
    }

    /** @param what by its name */
    public void skip(String what, String reason) {
        add(Status.SKIPPED, what, reason);
    }

    /** Does one part of the check; a program of the package that fails on the way is an error of its own. */
    public void attempt(Runnable part) {
        looked();
        try {
            part.run();
        } catch (JudgeException e) {
            error(e.getMessage(), "see above");
        }
    }

    public int count() {
        return looked.get();
    }

    /** Tells programs the counts. */
    public void figure(String name, long count) {
        figures.put(name, count);
    }

    /** @param fine the words when all is well, such as {@code 24 inputs} */
    public CheckResult result(String fine) {
        List<CheckFinding> all;
        synchronized (findings) {
            all = findings.stream().distinct().toList();
        }
        long skips = count(all, Status.SKIPPED);
        Status worst = all.stream().map(CheckFinding::status).reduce(Status.OK, Status::worse);
        boolean onlySkips = worst == Status.SKIPPED;
        Status status = onlySkips && looked.get() > skips ? Status.OK : worst;
        return new CheckResult(check, status, found(fine, all), all, figures(all));
    }

    private Map<String, Long> figures(List<CheckFinding> all) {
        Map<String, Long> counted = new LinkedHashMap<>();
        counted.put("looked_at", (long) looked.get());
        synchronized (figures) {
            counted.putAll(figures);
        }
        for (Status status : List.of(Status.WARNING, Status.SKIPPED)) {
            long count = count(all, status);
            if (count > 0) {
                counted.put(status.label(), count);
            }
        }
        return counted;
    }

    private static long count(List<CheckFinding> all, Status status) {
        return all.stream().filter(finding -> finding.status() == status).count();
    }

    private String found(String fine, List<CheckFinding> all) {
        List<String> parts = new ArrayList<>(List.of(fine));
        count(all, Status.ERROR, "wrong", parts);
        count(all, Status.WARNING, "doubtful", parts);
        count(all, Status.SKIPPED, "skipped", parts);
        return String.join(", ", parts);
    }

    private static void count(List<CheckFinding> all, Status status, String word, List<String> parts) {
        long count = count(all, status);
        if (count > 0) {
            parts.add(count + " " + word);
        }
    }
}
