package dev.grundy.web.chart;

/**
 * A text beside an axis.
 *
 * @param at a distance along the axis
 */
public record AxisMark(double at, String text) {}
