package dev.grundy.authoring.verify;

/** Hears what a verification is at; called by several threads, one after the other. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = (problem, what) -> {};

    void at(String problem, String what);
}
