/** The site's feeds and pages for search engines: new problems, addresses of pages, and paths to leave alone. They show nothing of a statement. */
@NullMarked
package dev.grundy.web.feed;

import org.jspecify.annotations.NullMarked;
