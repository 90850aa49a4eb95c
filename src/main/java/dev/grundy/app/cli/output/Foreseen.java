package dev.grundy.app.cli.output;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.exchange.ExchangeException;
import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.source.SourceException;

/** Which failures are answers to the person at the terminal rather than bugs. */
public final class Foreseen {
    private Foreseen() {}

    public static boolean is(Throwable failure) {
        return failure instanceof DatabaseException
                || failure instanceof UnusableException
                || failure instanceof SandboxException
                || failure instanceof SourceException
                || failure instanceof JudgeException
                || failure instanceof ExchangeException
                || failure instanceof BrokenPackageException;
    }
}
