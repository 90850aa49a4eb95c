/** The common parts of all tabs of the studio: a form as it was sent, its proposed edits, and the revision made of them. */
@NullMarked
package dev.grundy.studio.form;

import org.jspecify.annotations.NullMarked;
