package dev.grundy.format.exchange.export;

import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;

/** Runs generators and solutions for an export, since an archive must hold every test as files. */
public interface TestMaker {
    /** The output of a generator. */
    byte[] input(InputSource.Generated input);

    /** The answer of a test whose answer is not written by hand; empty for one that needs none. */
    byte[] answer(TestCase test);
}
