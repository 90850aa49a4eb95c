package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.studio.verify.ProofRecord;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyReport;
import dev.grundy.studio.verify.outcome.VerifyText;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** The work and output of {@code ./grundy verify --record} and {@code --recorded}. */
final class RecordKeeping {
    private final ProofRecord proofs;
    private final PrintWriter out;

    RecordKeeping(ProofRecord proofs, PrintWriter out) {
        this.proofs = proofs;
        this.out = out;
    }

    /** Writes the proof of each package that is green. */
    ExitCode record(List<PackageReading> readings) {
        ExitCode worst = ExitCode.FINE;
        for (PackageReading reading : readings) {
            VerifyReport report = proofs.record(reading);
            if (report.isGreen()) {
                say(reading.name() + ": recorded in " + ProblemPackage.PROOF);
            } else {
                say(VerifyText.of(report));
                say(reading.name() + ": not recorded, " + ProblemPackage.PROOF + " stays as it was; red: "
                        + red(report));
                worst = worse(worst, report.isBroken() ? ExitCode.UNUSABLE : ExitCode.NOT);
            }
        }
        return worst;
    }

    /** Says in what the recorded proof of each package differs from a new one. */
    ExitCode compare(List<PackageReading> readings) {
        ExitCode worst = ExitCode.FINE;
        for (PackageReading reading : readings) {
            if (reading.problem().isEmpty()) {
                reading.faults().forEach(fault -> say(reading.name() + "/" + fault));
                worst = ExitCode.UNUSABLE;
                continue;
            }
            List<String> differences = proofs.differences(reading);
            differences.forEach(difference -> say(reading.name() + ": " + difference));
            say(reading.name() + ": "
                    + (differences.isEmpty()
                            ? "as recorded"
                            : "not as recorded; if that was meant: " + ProofRecord.command(reading.name())));
            worst = worse(worst, differences.isEmpty() ? ExitCode.FINE : ExitCode.NOT);
        }
        return worst;
    }

    private static String red(VerifyReport report) {
        return report.checks().stream()
                .filter(result -> result.status() == Status.ERROR)
                .map(CheckResult::check)
                .map(check -> check.label())
                .collect(Collectors.joining(", "));
    }

    private static ExitCode worse(ExitCode one, ExitCode other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
