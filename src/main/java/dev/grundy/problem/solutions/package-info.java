/** Other people's accepted programs, for those who have solved the problem themselves, as far as their authors share them. */
@NullMarked
package dev.grundy.problem.solutions;

import org.jspecify.annotations.NullMarked;
