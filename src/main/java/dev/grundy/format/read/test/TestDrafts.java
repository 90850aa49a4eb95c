package dev.grundy.format.read.test;

import dev.grundy.format.yaml.YamlSection;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Tests and group settings as they are found.
 *
 * @param tests by name, in judging order
 * @param groups settings by directory below data; the empty name is data itself
 */
public record TestDrafts(SortedMap<String, TestDraft> tests, Map<String, YamlSection> groups) {
    public static TestDrafts none() {
        return new TestDrafts(new TreeMap<>(), new TreeMap<>());
    }

    /** Both together; where both have something of a name, this one's counts, as far as it is there. */
    public TestDrafts over(TestDrafts others) {
        SortedMap<String, TestDraft> allTests = new TreeMap<>(others.tests);
        tests.forEach((name, test) -> allTests.merge(name, test, (declared, ready) -> ready.orFrom(declared)));
        Map<String, YamlSection> allGroups = new TreeMap<>(others.groups);
        allGroups.putAll(groups);
        return new TestDrafts(allTests, allGroups);
    }
}
