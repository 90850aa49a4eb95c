/** Who asks for a run: an account or a guest. */
@NullMarked
package dev.grundy.submission.run.asker;

import org.jspecify.annotations.NullMarked;
