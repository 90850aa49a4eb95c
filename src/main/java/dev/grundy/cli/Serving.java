package dev.grundy.cli;

import dev.grundy.account.Accounts;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.work.roster.NodeRole;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Runs once the application is up: says where it is and waits for its end. */
final class Serving implements QuarkusApplication {
    private final int port;
    private final Accounts accounts;
    private final NodeRole role;
    private final ProblemRepository problems;

    Serving(
            @ConfigProperty(name = "quarkus.http.port") int port,
            ServingConfig config,
            Accounts accounts,
            ProblemRepository problems) {
        this.port = port;
        this.role = config.role();
        this.accounts = accounts;
        this.problems = problems;
    }

    @Override
    public int run(String... arguments) {
        if (role.servesPages()) {
            accounts.ensureAdmin().ifPresent(this::greet);
        }
        System.out.println("Grundy is ready at http://localhost:" + port
                + (role.servesPages() ? "" : "/status, it only judges") + " (Ctrl-C stops it)");
        Quarkus.waitForExit();
        return 0;
    }

    private void greet(String password) {
        System.out.println(
                "Made the account admin; its password, shown this once and to be changed at the first sign-in: "
                        + password);
        TierRule.lines(problems.tiers()).forEach(System.out::println);
    }
}
