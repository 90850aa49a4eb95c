/** The form in which a program is written, kept, and sent. */
@NullMarked
package dev.grundy.submission.editor;

import org.jspecify.annotations.NullMarked;
