/** What all tabs of the studio need: a form as it was sent, the edits that it proposes, and how they become a revision. */
@NullMarked
package dev.grundy.studio.form;

import org.jspecify.annotations.NullMarked;
