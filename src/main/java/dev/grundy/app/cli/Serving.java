package dev.grundy.app.cli;

import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.people.password.Accounts;
import dev.grundy.problem.catalogue.ProblemRepository;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Runs once the application is up: says where it is and waits for its end. */
final class Serving implements QuarkusApplication {
    private static final Logger LOG = Logger.getLogger(Serving.class);

    private final int port;
    private final Accounts accounts;
    private final NodeRole role;
    private final boolean json;
    private final ProblemRepository problems;

    Serving(
            @ConfigProperty(name = "quarkus.http.port") int port,
            ServingConfig config,
            Accounts accounts,
            ProblemRepository problems) {
        this.port = port;
        this.role = config.role();
        this.json = config.log().json();
        this.accounts = accounts;
        this.problems = problems;
    }

    @Override
    public int run(String... arguments) {
        if (role.servesPages()) {
            accounts.ensureAdmin().ifPresent(this::greet);
        }
        say("Grundy is ready at http://localhost:" + port + (role.servesPages() ? "" : "/status, it only judges")
                + " (Ctrl-C stops it)");
        Quarkus.waitForExit();
        return 0;
    }

    private void greet(String password) {
        say("Made the account admin; its password, shown this once and to be changed at the first sign-in: "
                + password);
        TierRule.lines(problems.tiers()).forEach(this::say);
    }

    /** To the person at the terminal; a program that reads the log finds nothing in it that is no JSON. */
    private void say(String line) {
        if (json) {
            LOG.info(line);
        } else {
            System.out.println(line);
        }
    }
}
