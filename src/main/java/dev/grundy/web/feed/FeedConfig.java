package dev.grundy.web.feed;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The settings of the pages for search engines. */
@ConfigMapping(prefix = "grundy.feed")
interface FeedConfig {
    /** Problems in one sitemap, 1 to 40000; where there are more, /sitemap.xml is an index of several. */
    @WithDefault("20000")
    int sitemapProblems();
}
