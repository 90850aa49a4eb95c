package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.format.language.CompilerText;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which languages people may choose, and which of them some node can judge now; templates know it too. Thread-safe. */
@ApplicationScoped
@Named("offeredLanguages")
public class OfferedLanguages {
    private final Languages languages;
    private final NodeRepository nodes;
    /** For pages, each of which asks: the same for everybody. */
    private final Remembered<String, List<NodeStatus>> remembered;

    OfferedLanguages(Languages languages, NodeRepository nodes, OfferConfig config, Clock clock) {
        this.languages = languages;
        this.nodes = nodes;
        this.remembered = new Remembered<>(config.rememberedFor(), 1, clock);
    }

    /**
     * In the order in which they are offered; those that are offered where their tools are, while some node has them.
     *
     * @param allowed identifiers of those that a problem may be solved in; empty for all
     */
    public List<OfferedLanguage> among(List<String> allowed) {
        List<NodeStatus> alive = remembered.get("", nodes::alive);
        return languages.offered().stream()
                .filter(language -> allowed.isEmpty() || allowed.contains(language.id()))
                .filter(language -> language.isAlwaysOffered() || works(language, alive))
                .map(language -> offered(language, alive))
                .toList();
    }

    private static boolean works(Language language, List<NodeStatus> alive) {
        return seen(language, alive).stream().anyMatch(NodeLanguage::works);
    }

    /** Those that may have been chosen at some time, in the order in which they are offered. */
    public List<Language> getChoices() {
        return languages.offered();
    }

    /** Names of those that may be chosen now, for people, with commas between them. */
    public String names() {
        return among(List.of()).stream().map(one -> one.language().shortName()).collect(Collectors.joining(", "));
    }

    /** By identifier or alias; empty when it is unknown or not offered. */
    public Optional<OfferedLanguage> find(String idOrAlias) {
        return languages.find(idOrAlias).filter(Language::offered).map(language -> offered(language, nodes.alive()));
    }

    /**
     * By identifier or alias; empty when it is unknown, not offered or not allowed.
     *
     * @param allowed as of {@link #among}
     */
    public Optional<Language> find(List<String> allowed, String idOrAlias) {
        return languages
                .find(idOrAlias)
                .filter(Language::offered)
                .filter(language -> allowed.isEmpty() || allowed.contains(language.id()));
    }

    /** Such as {@code C++, Python 3}; an identifier that is unknown here stands for itself. */
    String namesOf(List<String> ids) {
        return ids.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** Whether it is offered also while no node has its tools. */
    public boolean isAlways(String id) {
        return languages.isAlwaysOffered(id);
    }

    /** For people; an identifier that is unknown here stands for itself. */
    public String name(String id) {
        return languages.find(id).map(Language::name).orElse(id);
    }

    /**
     * The compiler's output about a program, with the places that it names.
     *
     * @param id of the language; of one that is unknown here no place is known
     */
    public CompilerText compilerText(String id, String source, String said) {
        return languages
                .find(id)
                .map(language -> CompilerText.of(said, language, source))
                .orElseGet(() -> CompilerText.unknown(said));
    }

    /** A file name for a program in the language, such as {@code program.py}. */
    public String fileName(String id) {
        return "program"
                + languages
                        .find(id)
                        .flatMap(language -> language.extensions().stream().findFirst())
                        .map(extension -> "." + extension)
                        .orElse("");
    }

    /** While no node judges, nothing is known: work is taken in and waits. */
    private static OfferedLanguage offered(Language language, List<NodeStatus> alive) {
        List<NodeLanguage> seen = seen(language, alive);
        if (seen.isEmpty() || seen.stream().anyMatch(NodeLanguage::works)) {
            return new OfferedLanguage(language, Optional.empty());
        }
        return new OfferedLanguage(language, Optional.of(seen.getFirst().problem()));
    }

    private static List<NodeLanguage> seen(Language language, List<NodeStatus> alive) {
        return alive.stream()
                .flatMap(status -> status.node().languages().stream())
                .filter(known -> known.id().equals(language.id()))
                .toList();
    }

    /** @param problem why it cannot be used now; empty when it can */
    public record OfferedLanguage(Language language, Optional<String> problem) {
        public boolean isAvailable() {
            return problem.isEmpty();
        }
    }
}
