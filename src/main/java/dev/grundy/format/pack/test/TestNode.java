package dev.grundy.format.pack.test;

/** A test or a group of tests. */
public sealed interface TestNode permits TestGroup, TestCase {
    /** Path below data, such as {@code secret/group1/03-chain}. */
    String name();
}
