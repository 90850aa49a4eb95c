package dev.grundy.studio.verify.check;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.make.PreparedCase;
import java.util.List;

/** The key that two equal tests share: the input and the submission's arguments. */
record TestKey(ContentHash input, List<String> arguments) {
    static TestKey of(PreparedCase test) {
        return new TestKey(test.input().hash(), test.test().settings().args());
    }
}
