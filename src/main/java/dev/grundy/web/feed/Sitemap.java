package dev.grundy.web.feed;

import java.util.List;

/** The addresses of the site for search engines (sitemaps.org, 0.9): one file, or an index of several where there are too many for one. */
final class Sitemap {
    private static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
    private static final List<String> PAGES = List.of("/", "/problems", "/paths", "/play");

    private Sitemap() {}

    /** All pages that are for everybody, and those of the problems. */
    static byte[] whole(List<ListedProblem> problems, String site) {
        FeedXml map = new FeedXml("urlset", NAMESPACE);
        PAGES.forEach(page -> map.open("url").text("loc", site + page).close());
        return with(map, problems, site);
    }

    /** Some of the problems. */
    static byte[] part(List<ListedProblem> problems, String site) {
        return with(new FeedXml("urlset", NAMESPACE), problems, site);
    }

    /** @param parts numbered from 0; the first has the pages that are no problem's */
    static byte[] index(long parts, String site) {
        FeedXml index = new FeedXml("sitemapindex", NAMESPACE);
        for (long part = 0; part < parts; part++) {
            index.open("sitemap")
                    .text("loc", site + "/sitemap-" + part + ".xml")
                    .close();
        }
        return index.end();
    }

    private static byte[] with(FeedXml map, List<ListedProblem> problems, String site) {
        for (ListedProblem problem : problems) {
            map.open("url")
                    .text("loc", site + "/problems/" + problem.slug())
                    .text("lastmod", problem.updatedAt().toString())
                    .close();
        }
        return map.end();
    }
}
