/** Seeds of fresh tests that nodes made ahead: {@code worker} adds them while idle, {@code Submitting} takes them. */
@NullMarked
package dev.grundy.submission.fresh;

import org.jspecify.annotations.NullMarked;
