package dev.grundy.app.node;

import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.format.language.Languages;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jboss.logging.Logger;

/**
 * Tries again and again what does not work yet. Tools may be installed while the node runs, and a disk that was full may have room. For one
 * thread at a time.
 */
final class LanguageTrials {
    private static final Logger LOG = Logger.getLogger(LanguageTrials.class);

    private final Languages languages;
    private final UnaryOperator<List<NodeLanguage>> trial;
    private final Consumer<List<NodeLanguage>> found;
    private List<NodeLanguage> known = List.of();

    /**
     * @param trial tries each language that the result before does not say to work; that one is empty at first
     * @param found told a result that is not the one before; told again the next time if it throws
     */
    LanguageTrials(Languages languages, UnaryOperator<List<NodeLanguage>> trial, Consumer<List<NodeLanguage>> found) {
        this.languages = languages;
        this.trial = trial;
        this.found = found;
    }

    void tryMissing() {
        List<NodeLanguage> now = trial.apply(known);
        if (now.equals(known)) {
            return;
        }
        now.stream().filter(this::isNews).forEach(this::log);
        found.accept(now);
        known = now;
    }

    /** A reason may differ with each try. */
    private boolean isNews(NodeLanguage language) {
        return known.stream()
                .noneMatch(before -> before.id().equals(language.id()) && before.works() == language.works());
    }

    private void log(NodeLanguage language) {
        if (language.works()) {
            // At a start that is what everybody expects.
            LOG.logf(known.isEmpty() ? Logger.Level.DEBUG : Logger.Level.INFO, "%s can be judged here", language.id());
        } else if (languages.isAlwaysOffered(language.id())) {
            // The tools of others may well be missing.
            LOG.warnf("%s cannot be judged here: %s", language.id(), language.problem());
        }
    }
}
