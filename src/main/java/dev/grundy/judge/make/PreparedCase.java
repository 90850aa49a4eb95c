package dev.grundy.judge.make;

import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.sandbox.command.StoredFile;

/** A test whose input and answer have been made. */
public record PreparedCase(TestCase test, StoredFile input, StoredFile answer) {
    public String name() {
        return test.name();
    }
}
