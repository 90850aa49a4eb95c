/** What readers of feeds and search engines are told of the site: new problems, addresses of pages, what is not for them. Nothing of a statement. */
@NullMarked
package dev.grundy.web.feed;

import org.jspecify.annotations.NullMarked;
