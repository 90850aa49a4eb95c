package dev.grundy.problem.pages;

/** The problem before or behind another in the order of display ids: what everybody may know of it. */
public record Neighbour(String displayId, String slug, String title) {}
