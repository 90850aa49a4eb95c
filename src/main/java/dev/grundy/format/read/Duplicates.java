package dev.grundy.format.read;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.Fault.Severity;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds packages that claim the same id, slug or uuid. */
final class Duplicates {
    private static final Map<String, Function<ProblemPackage, Optional<String>>> CLAIMS = Map.of(
            "problem_id", problem -> Optional.of(problem.frontMatter().problemId()),
            "display_id", problem -> Optional.of(problem.frontMatter().displayId()),
            "slug", problem -> Optional.of(problem.frontMatter().slug().value()),
            "uuid", problem -> problem.metadata().uuid());

    private Duplicates() {}

    static List<PackageReading> markedIn(List<PackageReading> readings) {
        return readings.stream().map(reading -> marked(reading, readings)).toList();
    }

    private static PackageReading marked(PackageReading reading, List<PackageReading> all) {
        List<Fault> faults = new ArrayList<>(reading.faults());
        reading.problem()
                .ifPresent(problem -> CLAIMS.forEach((key, claim) -> others(problem, all)
                        .filter(other -> claims(claim, problem).equals(claims(claim, other))
                                && claim.apply(problem).isPresent())
                        .forEach(other -> faults.add(
                                fault(problem, key, claim.apply(problem).orElseThrow(), other.name())))));
        boolean isBroken = faults.stream().anyMatch(Fault::isError);
        return new PackageReading(reading.name(), isBroken ? Optional.empty() : reading.problem(), faults);
    }

    private static Optional<String> claims(Function<ProblemPackage, Optional<String>> claim, ProblemPackage problem) {
        return claim.apply(problem).map(text -> text.toLowerCase(Locale.ROOT));
    }

    private static Stream<ProblemPackage> others(ProblemPackage problem, List<PackageReading> all) {
        return all.stream()
                .flatMap(reading -> reading.problem().stream())
                .filter(other -> !other.root().equals(problem.root()));
    }

    private static Fault fault(ProblemPackage problem, String key, String value, String other) {
        boolean inFrontMatter = !key.equals("uuid") && !problem.statements().isEmpty();
        String file = inFrontMatter
                ? problem.root()
                        .relativize(problem.statements().getFirst().file())
                        .toString()
                : ProblemYaml.FILE;
        return new Fault(
                Severity.ERROR,
                file,
                OptionalInt.empty(),
                "the " + key + " '" + value + "' is that of package " + other + " too",
                "give each package its own");
    }
}
