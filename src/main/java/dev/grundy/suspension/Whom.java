package dev.grundy.suspension;

/** Somebody whom a suspension is about. */
public record Whom(long account, String name) {}
