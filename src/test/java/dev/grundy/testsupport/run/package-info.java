/** What a run of the tests tells of itself: how long each class took, and which tests are red. */
@NullMarked
package dev.grundy.testsupport.run;

import org.jspecify.annotations.NullMarked;
