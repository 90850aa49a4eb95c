/** Submissions in the browser and over the API, while they are judged and afterwards. */
@NullMarked
package dev.grundy.submission.page;

import org.jspecify.annotations.NullMarked;
