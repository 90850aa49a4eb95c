package dev.grundy.judge.host;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes commands for cells. */
public final class CellCommands {
    private CellCommands() {}

    /** @param environment added to what every program in a cell sees */
    public static Command of(List<String> argv, Map<String, String> environment, Limits limits) {
        Command plain = Command.of(limits, argv.toArray(String[]::new));
        if (environment.isEmpty()) {
            return plain;
        }
        Map<String, String> all = new HashMap<>(plain.environment());
        all.putAll(environment);
        return plain.withEnvironment(all);
    }
}
