package dev.grundy.app.operations;

import java.time.Instant;

/**
 * A submission whose verdict is a fault of ours.
 *
 * @param submission digits of its number
 * @param language identifier in languages.yaml
 * @param message  the fault in the last try: the action, its object, and the number of the system's error where there was one
 */
public record JudgeError(
        String submission, String displayId, String title, String language, String message, Instant at) {}
