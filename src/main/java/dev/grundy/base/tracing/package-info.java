/**
 * Traces by OpenTelemetry: what a request caused, on any node, as one tree of spans that a collector is sent. Nothing of it happens
 * unless a collector is configured. Entry point: {@link dev.grundy.base.tracing.Tracing}.
 */
@NullMarked
package dev.grundy.base.tracing;

import org.jspecify.annotations.NullMarked;
