package dev.grundy.submission.run;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;

/** The inputs that a problem's programs can be run on; templates know it too. Thread-safe. */
@ApplicationScoped
@Named("runSamples")
public class RunSamples {
    /** Longer ones are run, and not put into a form. */
    private static final int LONGEST_EDITABLE = 4_096;

    private final ProblemRepository problems;
    private final ProblemAccess access;
    private final LivePackages packages;

    RunSamples(ProblemRepository problems, ProblemAccess access, LivePackages packages) {
        this.problems = problems;
        this.access = access;
        this.packages = packages;
    }

    /** Nothing for a person who may not read the problem. */
    public RunOffer of(String slug) {
        return problems.bySlug(slug).filter(access::mayRead).map(this::of).orElse(RunOffer.NOTHING);
    }

    RunOffer of(Problem problem) {
        ProblemPackage read = packages.of(problem);
        if (read.type().submitAnswer()) {
            return RunOffer.NOTHING;
        }
        boolean takesOwn = !read.type().interactive();
        List<RunSample> samples = new ArrayList<>();
        for (TestCase sample :
                read.tests().samples().stream().limit(Invoking.MOST_CASES).toList()) {
            samples.add(new RunSample(sample.name(), samples.size() + 1, takesOwn ? text(sample) : ""));
        }
        return new RunOffer(samples, takesOwn, true);
    }

    private static String text(TestCase sample) {
        if (sample.input() instanceof InputSource.Given(PackageFile file)) {
            byte[] bytes = file.bytes();
            return bytes.length <= LONGEST_EDITABLE ? file.text() : "";
        }
        return "";
    }
}
