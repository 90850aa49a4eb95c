package dev.grundy.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Runs once the application is up: says where it is and waits for its end. */
final class Serving implements QuarkusApplication {
    private final int port;

    Serving(@ConfigProperty(name = "quarkus.http.port") int port) {
        this.port = port;
    }

    @Override
    public int run(String... arguments) {
        System.out.println("Grundy is ready at http://localhost:" + port + " (Ctrl-C stops it)");
        Quarkus.waitForExit();
        return 0;
    }
}
