/**
 * Small faults planted into a source, to see whether tests catch them: which places, which changes, and which of them
 * authors say are no faults. Entry: {@link dev.grundy.studio.verify.mutation.Mutants}. Only text; verify tries them.
 */
@NullMarked
package dev.grundy.studio.verify.mutation;

import org.jspecify.annotations.NullMarked;
